import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const discounts = {
  name: 'Descuento |||| Descuentos',
  forcedCaseName: 'descuento |||| descuentos',
  fields: {
    ...commonFields,
    title: 'Título',
    description: 'Descripción',
    link: 'Enlace',
    document: 'Portada',
    url: 'Portada',
  },
  notifications: {
    ...notificationsOf({ one: 'El descuento %{title}', singular: 'descuento', plural: 'descuentos', gender: 'o' }),
    filesAdded: 'La portada se ha guardado',
    filesAddedError: 'No se pudo guardar la portada',
  },
  page: { create: 'Nuevo descuento', list: 'Descuentos' },
  actions: { create: 'Añadir descuento', open: 'Ver oferta', addFiles: 'Cambiar portada' },
  sections: { data: 'Datos', cover: 'Portada' },
  help: { link: 'Dirección web de la oferta, por ejemplo https://…' },
  empty: 'No hay descuentos',
  invite: 'Añade el primer descuento.',
} satisfies ResourceTexts;
