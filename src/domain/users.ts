import { entity } from './entity.ts';
import { email, flag, moment, oneOf, reference, text } from './fields.ts';
import { MAX_PASSWORD } from './passwords.ts';
import { type Role, ROLES } from './roles.ts';
import { MAX_USERNAME, normalizeUsername } from './identifiers/username.ts';

/** Accounts (Spec 3). The password is never sent out; drivers are made on their vehicle's page, not in this form. */
export const users = entity({
  name: 'users',
  input: {
    username: text(MAX_USERNAME, { required: true }),
    password: text(MAX_PASSWORD),
    role: oneOf(ROLES, { required: true }),
    carrierId: reference('carriers'),
    clientId: reference('clients'),
    email: email({ required: true }),
    isActive: flag(),
  },
  stored: {
    lastLogin: moment(),
    vehicleId: reference('vehicles'),
    hasSecondFactor: flag(),
    mustChangePassword: flag(),
  },
  derived: ['carrier', 'client', 'vehicle'],
});

/** Message keys by field: carrier users need a carrier, client users a client (Spec 6). */
export const userErrors = (user: { role?: Role | null; carrierId?: number | null; clientId?: number | null }) => {
  const errors: Record<string, string> = {};
  if (user.role === 'carrier' && !user.carrierId) errors.carrierId = 'validation.required';
  if (user.role === 'client' && !user.clientId) errors.clientId = 'validation.required';
  return errors;
};

const differs = (sent: unknown, kept: unknown): boolean => typeof sent === 'string' && normalizeUsername(sent) !== kept;

type Entry = { username?: unknown; email?: unknown; password?: unknown };

/** Whether a change touches how to log in: its owner must then give the current password. */
export const changesEntry = (sent: Entry, kept: Entry): boolean =>
  (sent.password !== undefined && sent.password !== null && sent.password !== '') ||
  differs(sent.username, kept.username) ||
  differs(sent.email, kept.email);
