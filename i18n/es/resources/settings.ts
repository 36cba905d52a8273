import { addressTexts } from './address.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const settings = {
  name: 'Empresa |||| Empresa',
  forcedCaseName: 'empresa |||| empresa',
  fields: {
    ...commonFields,
    ...addressTexts('address', 'Domicilio'),
    name: 'Razón social',
    nif: 'NIF',
    phone: 'Teléfono',
    email: 'E-mail',
    bankAccount: 'Cuenta bancaria (IBAN)',
    registry: 'Datos registrales',
    publicUrl: 'Dirección pública',
    verifactuMode: 'VERI*FACTU',
    requiresSecondFactor: 'Exigir la verificación en dos pasos a superusuarios y administradores',
    url: 'Logotipo (JPEG o PNG)',
    logo: 'Logotipo',
    invoiceSeries: 'Serie de facturas',
  },
  choices: {
    verifactuMode: {
      off: 'Desactivado',
      test: 'Pruebas',
      production: 'Producción',
    },
  },
  notifications: {
    ...notificationsOf({ one: 'La empresa %{name}', singular: 'empresa', plural: 'empresas', gender: 'a' }),
    updated: 'Los datos de la empresa se han guardado',
    updatedError: 'No se pudieron guardar los datos de la empresa',
  },
  page: { edit: 'Empresa', list: 'Empresa' },
  sections: {
    data: 'Datos fiscales',
    address: 'Domicilio',
    contact: 'Contacto',
    invoicing: 'Facturación',
    security: 'Seguridad',
    logo: 'Logotipo',
  },
  help: {
    address: 'Hace falta para emitir facturas.',
    registry: 'Por ejemplo: Registro Mercantil de Madrid, tomo 1, folio 1, hoja M-1.',
    publicUrl:
      'Dirección https:// con la que se abre la aplicación desde fuera. Los enlaces de los correos usan la que fija quien instala el programa (PUBLIC_URL).',
    requiresSecondFactor:
      'Quien todavía no la tenga, tú también, tendrá que activarla en cuanto haga algo, antes de poder seguir.',
    invoiceSeries:
      'De una a cinco mayúsculas que van delante del año: con B, la siguiente es B2026/1. Sirve si este año ya has numerado facturas con otro programa. Las rectificativas siguen en la serie R.',
    verifactuMode: 'Solo se anota aquí: el programa todavía no envía registros de facturación ni imprime el QR.',
  },
  empty: 'Todavía no hay datos de la empresa',
  invite: 'Rellena los datos que aparecerán en las facturas.',
} satisfies ResourceTexts;
