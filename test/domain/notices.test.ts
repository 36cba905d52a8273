import { describe, expect, test } from 'vitest';
import { ENTITIES, type EntityName } from '#domain/entities';
import { RESOURCES, type ResourceName } from '#domain/resources';
import { es, translate } from '#i18n';

/** A row of each resource, and what the specification's notices say of it: the row, one of them, many of them. */
const TABLE: Record<
  ResourceName,
  { row: Record<string, string | number>; one: string; unsaved?: string; many: string }
> = {
  accountingRequests: { row: { id: 4 }, one: 'La petición', many: 'peticiones' },
  alerts: { row: { title: 'Puerto cerrado' }, one: 'La alerta Puerto cerrado', many: 'alertas' },
  carriers: {
    row: { name: 'Transportes Ejemplo' },
    one: 'El transportista Transportes Ejemplo',
    many: 'transportistas',
  },
  clients: { row: { name: 'Muebles Ejemplo' }, one: 'El cliente Muebles Ejemplo', many: 'clientes' },
  discounts: { row: { title: 'Gasóleo' }, one: 'El descuento Gasóleo', many: 'descuentos' },
  documents: { row: { id: 7 }, one: 'El documento', many: 'documentos' },
  history: { row: { id: 1 }, one: 'El cambio', many: 'cambios' },
  invoiceRuns: { row: { id: 3 }, one: 'La facturación n.º 3', unsaved: 'La facturación', many: 'facturaciones' },
  invoices: { row: { num: '2026/7' }, one: 'La factura 2026/7', many: 'facturas' },
  loads: { row: { id: 123 }, one: 'El pedido P. 123', unsaved: 'El pedido', many: 'pedidos' },
  locations: { row: { id: 9 }, one: 'La ubicación', many: 'ubicaciones' },
  mails: { row: { id: 2 }, one: 'El correo', many: 'correos' },
  payments: { row: { id: 8 }, one: 'El pago', many: 'pagos' },
  poolOfRoutes: { row: { id: 45 }, one: 'La carga C. 45', unsaved: 'La carga', many: 'cargas' },
  requestedRoutes: { row: { id: 6 }, one: 'La solicitud', many: 'solicitudes' },
  roles: { row: { name: 'Contable' }, one: 'El rol Contable', many: 'roles' },
  routes: { row: { id: 45 }, one: 'La carga C. 45', unsaved: 'La carga', many: 'cargas' },
  sepaFiles: { row: { id: 5 }, one: 'La remesa', many: 'remesas' },
  settings: { row: { name: 'Portes Ejemplo' }, one: 'La empresa Portes Ejemplo', many: 'empresas' },
  users: { row: { username: 'ana' }, one: 'El usuario ana', many: 'usuarios' },
  vehicles: { row: { number: '1234BBC' }, one: 'El vehículo 1234BBC', many: 'vehículos' },
};

/** What the specification words itself, or what has one row that is always there. */
const OWN_WORDS: Partial<Record<ResourceName, Record<string, string>>> = {
  accountingRequests: { created: 'Petición creada con éxito', createdError: 'La petición no pudo ser creada' },
  settings: {
    updated: 'Los datos de la empresa se han guardado',
    updatedError: 'No se pudieron guardar los datos de la empresa',
  },
};

const noticesOf = (resource: ResourceName): Record<string, string> => {
  const { one, unsaved = one, many } = TABLE[resource];
  const o = one.startsWith('La ') ? 'a' : 'o';
  return {
    created: `${one} ha sido añadid${o}`,
    createdError: `${unsaved} no pudo ser añadid${o}`,
    updated: `${one} ha sido modificad${o}`,
    updatedError: `${one} no pudo ser modificad${o}`,
    updatedManyError: `No se pudo modificar la selección de ${many}`,
    deleted: `${one} ha sido eliminad${o}`,
    deletedError: `${one} no pudo ser eliminad${o}`,
    deletedManyError: `No se pudo eliminar la selección de ${many}`,
    restored: `${one} ha sido restaurad${o}`,
    restoredError: `${one} no pudo ser restaurad${o}`,
    userNotified: 'El usuario ha sido notificado',
    userNotifiedError: 'Hubo un problema al notificar al usuario',
    ...OWN_WORDS[resource],
  };
};

const say = (resource: ResourceName, notice: string, args: Record<string, string | number> = {}) =>
  translate(`resources.${resource}.notifications.${notice}`, { smart_count: 1, ...args });

describe.each(RESOURCES)('%s', resource => {
  test.each(Object.entries(noticesOf(resource)))('%s: %s', (notice, sentence) =>
    expect(say(resource, notice, TABLE[resource].row)).toBe(sentence),
  );

  test('of many says how many', () => {
    const { one, many } = TABLE[resource];
    const o = one.startsWith('La ') ? 'a' : 'o';
    expect(say(resource, 'updatedMany', { smart_count: 3 })).toBe(`3 ${many} modificad${o}s`);
    expect(say(resource, 'deletedMany', { smart_count: 3 })).toBe(`3 ${many} eliminad${o}s`);
    expect(say(resource, 'deletedMany')).toMatch(new RegExp(`^1 \\S+ eliminad${o}$`));
  });

  test('is named by what every row has, and before it is saved by what its form asks for', () => {
    const fields: Record<string, { required?: boolean }> =
      resource in ENTITIES ? ENTITIES[resource as EntityName].fields : {};
    const notices: Record<string, string> = es.resources[resource].notifications;
    const holesOf = (notice: string) => [...(notices[notice] ?? '').matchAll(/%\{(\w+)\}/g)].map(hole => hole[1] ?? '');
    const isGiven = (hole: string) => hole === 'smart_count' || !(resource in ENTITIES) || !!fields[hole]?.required;
    expect(holesOf('createdError').filter(hole => !isGiven(hole))).toEqual([]);
    for (const notice of ['created', 'updated', 'updatedError', 'deleted', 'deletedError', 'restored', 'restoredError'])
      expect(
        holesOf(notice).filter(hole => hole !== 'id' && !isGiven(hole)),
        notice,
      ).toEqual([]);
  });
});
