import { DOCUMENT_TYPES_BY_OWNER, type DocumentOwner, type DocumentType, ROAD_DOCUMENT_TYPES } from '../documents.ts';
import { can } from '../permissions.ts';
import { isAdminLevel, type Role, type Viewer } from '../roles.ts';

/** What a role may add to owners that aren't its own (Design 3): to loads, only papers from the road. */
const LIMITED: Partial<Record<Role, Partial<Record<DocumentOwner, readonly DocumentType[]>>>> = {
  carrier: { routeId: [], loadId: ROAD_DOCUMENT_TYPES, clientId: [] },
  driver: { routeId: [], loadId: ROAD_DOCUMENT_TYPES, clientId: [], carrierId: [], vehicleId: [], invoiceId: [] },
  client: { routeId: [], loadId: [], carrierId: [], vehicleId: [], invoiceId: [] },
};

/** The types of document a role may add to an owner that it sees; empty if it may only read. */
export const addableTypes = (role: Role, owner: DocumentOwner): readonly DocumentType[] => {
  const types = DOCUMENT_TYPES_BY_OWNER[owner];
  if (isAdminLevel(role)) return types;
  return can(role, 'create', 'documents') ? (LIMITED[role]?.[owner] ?? types) : [];
};

/** The owners whose papers belong to the role itself, if it sees them. */
const OWN: Partial<Record<Role, readonly DocumentOwner[]>> = {
  carrier: ['carrierId', 'vehicleId'],
  client: ['clientId'],
};

/**
 * Whether a role may set a document's dates: admin level any, others on their own papers and on those they uploaded
 * (Design 3). `isOwn`: uploaded, or about to be, by the viewer.
 */
export const mayDateDocument = (owner: DocumentOwner, isOwn: boolean, { role }: Pick<Viewer, 'role'>): boolean =>
  isAdminLevel(role) || isOwn || (OWN[role] ?? []).includes(owner);
