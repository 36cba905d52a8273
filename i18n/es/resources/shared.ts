import { addressTexts } from './address.ts';

/** Where a vehicle may go and what it is fit for: on carriers, vehicles and what a route asks for. */
export const requirementTexts = {
  isLocal: 'Local',
  isNational: 'Nacional',
  isInternational: 'Internacional',
  isFrigo: 'Frigorífico',
  isLona: 'Lona',
  isAdr: 'ADR (mercancías peligrosas)',
};

export const timeWindowTexts = {
  timeWindow: 'Horario',
  'timeWindow.openTime': 'Apertura',
  'timeWindow.closeTime': 'Cierre',
};

export const contactTexts = {
  phone: 'Teléfono',
  email: 'E-mail',
  invoiceEmail: 'E-mail de facturación',
  bankAccount: 'Cuenta bancaria (IBAN)',
  ...addressTexts('address', 'Dirección'),
};

export const vehicleTypeTexts = {
  tractor_head: 'Cabeza tractora',
  rigid: 'Camión rígido',
  van: 'Furgoneta',
  tauliner: 'Tauliner (lona)',
  gondola: 'Góndola',
  mega: 'Mega',
  frigo: 'Frigorífico',
  trailer: 'Remolque',
};

export const requestStatusTexts = { pending: 'Pendiente', accepted: 'Aceptada', rejected: 'Rechazada' };
