import { routes } from './routes.ts';
import { notificationsOf, type ResourceTexts } from './texts.ts';

/** Public routes as those who may apply see them: cards and their detail (Spec 2). */
export const poolOfRoutes = {
  name: 'Carga publicada |||| Bolsa de cargas',
  forcedCaseName: 'carga publicada |||| cargas publicadas',
  fields: routes.fields,
  choices: routes.choices,
  notifications: {
    ...notificationsOf({
      one: 'La carga C. %{id}',
      unsaved: 'La carga',
      singular: 'carga',
      plural: 'cargas',
      gender: 'a',
    }),
    applied: 'Has solicitado la carga C. %{id}',
    appliedError: 'La carga C. %{id} no pudo ser solicitada',
  },
  page: { list: 'Bolsa de cargas', show: 'Carga C. %{id}' },
  actions: { select: 'Seleccionar', apply: 'Solicitar', cancel: 'Cancelar' },
  card: {
    loadsLabel: 'Pedidos',
    requested: 'Solicitada',
    dates: 'Del %{from} al %{to}',
    loads: '1 pedido |||| %{smart_count} pedidos',
    size: 'Tamaño total',
    sizeValue: '%{height} × %{length} × %{width} m',
    weight: 'Peso total',
    traction: 'Vehículo tractor',
    tow: 'Remolque',
    noTow: 'Sin remolque',
    anyVehicle: 'Cualquier vehículo',
    requirements: 'Requisitos',
    noRequirements: 'Sin requisitos',
    otherSpecs: 'Otras especificaciones',
  },
  detail: {
    start: 'Fecha de inicio',
    end: 'Fecha de fin',
    neededVehicle: 'Vehículo necesario',
    requirements: 'Requisitos',
    loads: 'Pedidos',
    order: 'Pedido',
    dimensions: 'Medidas',
    palletized: 'Paletizado',
  },
  empty: 'No hay cargas en la bolsa',
  noMatch: 'Ahora mismo no hay cargas que encajen con tus vehículos.',
  invite: 'Vuelve más tarde o completa los datos de tus vehículos.',
} satisfies ResourceTexts;
