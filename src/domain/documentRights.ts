import { DOCUMENT_TYPES_BY_OWNER, type DocumentOwner, type DocumentType, ROAD_DOCUMENT_TYPES } from './documents.ts';
import { can } from './permissions.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** What a role may add to what it does not own itself (Design 3): on the road, only what the road brings in. */
const LIMITED: Partial<Record<Role, Partial<Record<DocumentOwner, readonly DocumentType[]>>>> = {
  carrier: { routeId: [], loadId: ROAD_DOCUMENT_TYPES, clientId: [] },
  driver: { routeId: [], loadId: ROAD_DOCUMENT_TYPES, clientId: [], carrierId: [], vehicleId: [], invoiceId: [] },
  client: { routeId: [], loadId: [], carrierId: [], vehicleId: [], invoiceId: [] },
};

/** The types of document that a role may add to an owner which it sees; none: it may only look. */
export const addableTypes = (role: Role, owner: DocumentOwner): readonly DocumentType[] => {
  const types = DOCUMENT_TYPES_BY_OWNER[owner];
  if (isAdminLevel(role)) return types;
  return can(role, 'create', 'documents') ? (LIMITED[role]?.[owner] ?? types) : [];
};
