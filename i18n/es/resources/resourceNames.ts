import type { ResourceName } from '#domain/resources';

/** What a kind of rows is called where one is chosen among all of them. */
export const resourceNames = {
  alerts: 'Alertas',
  users: 'Usuarios',
  carriers: 'Transportistas',
  invoices: 'Facturas',
  payments: 'Pagos',
  sepaFiles: 'Remesas SEPA',
  clients: 'Clientes',
  locations: 'Ubicaciones',
  vehicles: 'Vehículos',
  documents: 'Documentos',
  loads: 'Pedidos',
  discounts: 'Descuentos',
  routes: 'Cargas',
  poolOfRoutes: 'Bolsa de cargas',
  requestedRoutes: 'Solicitudes de carga',
  accountingRequests: 'Peticiones',
  roles: 'Roles',
  mails: 'Correo',
  history: 'Historial',
  settings: 'Empresa',
  invoiceRuns: 'Facturación mensual',
} satisfies Record<ResourceName, string>;
