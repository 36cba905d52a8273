import { SETTINGS_ID } from '#domain/settings';
import { addDays } from '#domain/dates';
import { addressIn } from './addresses.ts';
import type { Calendar } from './calendar.ts';
import { companyNif, iban, phone } from './identifiers.ts';
import { createRandom } from './random.ts';
import { kept, type Row } from './rows.ts';
import { townNamed } from './towns.ts';

/** The made-up brokerage that runs the demonstration (Design 7). */
export const buildSettings = (calendar: Calendar): Row => ({
  ...kept(SETTINGS_ID, calendar.at(addDays(calendar.today, -390), 600)),
  name: 'Almavinar Intermediación de Transportes, S.L.',
  nif: companyNif(1),
  address: addressIn(townNamed('Valencia'), createRandom(1)),
  phone: phone(1),
  email: 'trafico@portes.example.com',
  bankAccount: iban(1),
  registry: 'Registro Mercantil de Valencia, tomo 0000, libro 000, folio 00, hoja V-000000',
  publicUrl: null,
  verifactuMode: 'off',
});
