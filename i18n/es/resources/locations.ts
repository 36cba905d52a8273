import { addressTexts } from './address.ts';
import { timeWindowTexts } from './shared.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const locations = {
  name: 'Ubicación |||| Ubicaciones',
  forcedCaseName: 'ubicación |||| ubicaciones',
  fields: {
    ...commonFields,
    ...addressTexts('address', 'Dirección'),
    ...timeWindowTexts,
    addressName: 'Nombre del lugar',
    label: 'Etiqueta',
    clientId: 'Cliente',
    client: 'Cliente',
  },
  notifications: notificationsOf({
    one: 'La ubicación',
    singular: 'ubicación',
    plural: 'ubicaciones',
    gender: 'a',
  }),
  page: { create: 'Nueva ubicación', list: 'Ubicaciones' },
  actions: { create: 'Añadir ubicación', geolocate: 'Geolocalizar' },
  sections: { data: 'Datos', address: 'Dirección', timeWindow: 'Horario' },
  empty: 'No hay ubicaciones',
  invite: 'Añade la primera ubicación del cliente.',
} satisfies ResourceTexts;
