/**
 * The cards of the home page: `home.<role>.<entry>` where the role has words of its own, `home.<entry>` otherwise
 * (Spec 2).
 */
export const home = {
  greeting: 'Hola, %{name}',
  welcome: '¿Qué quieres hacer hoy?',
  empty: 'Tu cuenta todavía no tiene acceso a ninguna sección.',

  /** What waits, on the card where it is. */
  figures: {
    unassigned: '%{count} sin asignar',
    ongoing: '%{count} en curso',
    requests: '%{count} con solicitudes',
    unanswered: '%{count} sin responder',
    overdue: '%{count} vencida |||| %{count} vencidas',
    assigned: '%{count} asignada |||| %{count} asignadas',
    fitting: '%{count} disponible |||| %{count} disponibles',
    unprocessed: '%{count} sin contabilizar',
  },

  alerts: { title: 'Alertas', description: 'Avisos sobre transportes, documentos y solicitudes.' },
  users: { title: 'Usuarios', description: 'Cuentas de acceso, sus roles y sus contraseñas.' },
  carriers: { title: 'Transportistas', description: 'Empresas y autónomos, sus vehículos y sus documentos.' },
  invoices: { title: 'Facturas', description: 'Facturas emitidas y recibidas, cobros y pagos.' },
  clients: { title: 'Clientes', description: 'Clientes, sus ubicaciones y sus datos de facturación.' },
  loads: { title: 'Pedidos', description: 'Pedidos de los clientes, con su seguimiento y sus documentos.' },
  discounts: { title: 'Descuentos', description: 'Ventajas que la empresa ofrece a sus transportistas.' },
  routes: { title: 'Cargas', description: 'Pedidos agrupados en un vehículo: planificación, publicación y estado.' },
  driverRoutes: {
    title: 'Cargas asignadas',
    description: 'Cargas de cada vehículo: próximas, en curso y finalizadas.',
  },
  poolOfRoutes: { title: 'Bolsa de cargas', description: 'Cargas publicadas que los transportistas pueden solicitar.' },
  tableLoads: {
    title: 'Tabla de pedidos',
    description: 'Todos los pedidos de un vistazo, para asignarlos y seguirlos.',
  },
  invoiceRuns: {
    title: 'Facturación mensual',
    description: 'Las facturas del mes de todos los clientes, y lo que se liquida a los transportistas.',
  },
  accountingRequests: { title: 'Peticiones', description: 'Peticiones de contable y de CMR pendientes de respuesta.' },
  mails: { title: 'Correos enviados', description: 'Los e-mails que ha escrito la aplicación y si han salido.' },
  history: { title: 'Historial', description: 'Quién ha cambiado qué, cuándo y desde dónde.' },
  settings: { title: 'Empresa', description: 'Datos de la empresa que aparecen en facturas y documentos.' },

  carrier: {
    alerts: { title: 'Alertas', description: 'Avisos sobre tus cargas, solicitudes y documentos.' },
    users: { title: 'Credenciales', description: 'Tu e-mail y tu contraseña de acceso.' },
    carriers: { title: 'Mi perfil', description: 'Tus datos, tus vehículos, tus documentos y tu contable.' },
    invoices: { title: 'Mis facturas', description: 'Factura tus cargas y controla tus ingresos y gastos.' },
    routes: { title: 'Mis cargas', description: 'Cargas que tienes asignadas y su estado.' },
    loads: { title: 'Mis pedidos', description: 'Pedidos de tus cargas, con su seguimiento y sus documentos.' },
    discounts: { title: 'Descuentos', description: 'Ventajas para ti en gasóleo, neumáticos, seguros y más.' },
    poolOfRoutes: { title: 'Bolsa de cargas', description: 'Cargas libres que encajan con tus vehículos.' },
  },
  client: {
    alerts: { title: 'Alertas', description: 'Avisos sobre el transporte de tus pedidos.' },
    users: { title: 'Credenciales', description: 'Tu e-mail y tu contraseña de acceso.' },
    clients: { title: 'Mi perfil', description: 'Tus datos de contacto, tus ubicaciones y tus documentos.' },
    invoices: { title: 'Mis facturas', description: 'Las facturas de tus pedidos.' },
    loads: { title: 'Mis pedidos', description: 'Dónde está cada pedido y cuándo llega.' },
  },
  driver: {
    alerts: { title: 'Alertas', description: 'Avisos sobre las cargas de tu vehículo.' },
    users: { title: 'Credenciales', description: 'Tu e-mail y tu contraseña de acceso.' },
    driverRoutes: {
      title: 'Cargas asignadas',
      description: 'Tus próximas cargas, la que está en curso y las finalizadas.',
    },
    loads: { title: 'Pedidos', description: 'Pedidos de tu vehículo: avisa de cada llegada y entrega.' },
    routes: { title: 'Cargas asignadas', description: 'Tus próximas cargas, la que está en curso y las finalizadas.' },
  },
  accountant: {
    alerts: { title: 'Alertas', description: 'Avisos sobre los transportistas que te han elegido.' },
    users: { title: 'Credenciales', description: 'Tu e-mail y tu contraseña de acceso.' },
    carriers: { title: 'Mis transportistas', description: 'Transportistas que te han elegido como contable.' },
    invoices: { title: 'Facturas', description: 'Facturas de tus transportistas, para contabilizarlas.' },
  },
};
