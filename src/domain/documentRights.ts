import { DOCUMENT_TYPES_BY_OWNER, type DocumentOwner, type DocumentType, ROAD_DOCUMENT_TYPES } from './documents.ts';
import { can } from './permissions.ts';
import { isAdminLevel, type Role, type Viewer } from './roles.ts';

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

/** Whose papers these are by themselves, when the role sees them at all. */
const OWN: Partial<Record<Role, readonly DocumentOwner[]>> = {
  carrier: ['carrierId', 'vehicleId'],
  client: ['clientId'],
};

/**
 * Admin level dates any document; the others those of what is theirs, and those they brought themselves (Design 3).
 * `userId` is who brought it: undefined, whoever asks is about to; null, somebody who isn't named to who asks.
 */
export const mayDateDocument = (
  owner: DocumentOwner,
  userId: number | null | undefined,
  viewer: Pick<Viewer, 'id' | 'role'>,
): boolean =>
  isAdminLevel(viewer.role) || userId === undefined || userId === viewer.id || (OWN[viewer.role] ?? []).includes(owner);
