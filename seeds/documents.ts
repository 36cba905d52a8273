import type { DocumentOwner, DocumentType } from '#domain/documents';
import type { Archive } from './archive.ts';
import type { Carrier } from './carriers.ts';
import { paperOf, photo } from './papers.ts';
import { kept, type Row } from './rows.ts';
import { accountId } from './users.ts';
import { type Validity, validityOf } from './validity.ts';
import type { Vehicle } from './vehicles.ts';
import type { World } from './world.ts';
import { slug } from './words.ts';

export type Cabinet = { rows: Row[]; archive: Archive };
type Filed = {
  owner: DocumentOwner;
  ownerId: number;
  type: DocumentType;
  name?: string | null;
  nif?: string;
  isDated?: boolean;
  dates?: Validity;
  replacesId?: number;
  userId?: number | null;
  createdAt?: string;
  withPhoto?: boolean;
};

/** Puts one paper into the cabinet, with its file, and sometimes with a second one: the photograph of its back. */
export const file = (cabinet: Cabinet, world: World, filed: Filed): void => {
  const { calendar, ids } = world;
  const id = ids.documents();
  const createdAt = filed.createdAt ?? calendar.at(calendar.work(calendar.today, -(2 + (id % 60))), 540 + (id % 480));
  const userId = filed.userId ?? world.adminId;
  const dates =
    filed.isDated === false
      ? { expeditionDate: null, expirationDate: null }
      : (filed.dates ?? validityOf(filed.type, id, filed.nif ?? '', calendar.today));
  cabinet.rows.push({
    ...kept(id, createdAt),
    type: filed.type,
    name: filed.name ?? null,
    ...dates,
    carrierId: null,
    clientId: null,
    vehicleId: null,
    routeId: null,
    loadId: null,
    invoiceId: null,
    [filed.owner]: filed.ownerId,
    replacesId: filed.replacesId ?? null,
    userId,
    notifiedAt: null,
  });
  const title = slug(`${filed.type} ${filed.name ?? filed.ownerId}`).replaceAll('.', '-');
  cabinet.archive.add('documentId', id, title, paperOf(filed.type), createdAt, userId);
  if (filed.withPhoto) cabinet.archive.add('documentId', id, `${title}-foto`, photo(), createdAt, userId);
};

const SOCIETY: readonly DocumentType[] = [
  'company_file',
  'nif_company_certificate',
  'certificate_professional_competence',
];
const FREELANCE: readonly DocumentType[] = ['id', 'cap', 'driving_license', 'taxes'];
const EVERY: readonly DocumentType[] = [
  'aeat_payment',
  'ss_payment',
  'liability_insurance',
  'load_insurance',
  'bank_account_cert',
];

const authorisationOf = (carrier: Carrier, vehicles: readonly Vehicle[]): DocumentType =>
  vehicles.some(vehicle => vehicle.carrier === carrier && vehicle.type !== 'van') ? 'auth_mdpe' : 'auth_mdl';

export const fileCarrier = (cabinet: Cabinet, carrier: Carrier, world: World): void => {
  const types = [
    ...(carrier.isFreelance ? FREELANCE : SOCIETY),
    authorisationOf(carrier, world.vehicles),
    ...(carrier.row.isInternational ? (['community_license'] as const) : []),
    ...EVERY.slice(0, 3 + (carrier.id % 3)),
  ];
  for (const [n, type] of types.entries())
    file(cabinet, world, {
      owner: 'carrierId',
      ownerId: carrier.id,
      type,
      nif: carrier.nif,
      withPhoto: n === 0 && carrier.id % 5 === 1,
    });
};

export const fileVehicle = (cabinet: Cabinet, vehicle: Vehicle, world: World): void => {
  const insurance = vehicle.hasTraction ? 'truck_insurance' : 'tow_insurance';
  for (const type of ['circulation_permit', 'itv_card', insurance] as const)
    file(cabinet, world, {
      owner: 'vehicleId',
      ownerId: vehicle.id,
      type,
      name: vehicle.number,
      userId: vehicle.driverId ? accountId('transportista') : null,
    });
};
