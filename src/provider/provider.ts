import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { NextNumber } from '#domain/invoices/day';
import type { Method } from './request.ts';

export type ListQuery = {
  filter: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
};

export type SheetFormat = 'csv' | 'xlsx';

/** What the geocoder found for a text (Spec 7). */
export type Candidate = {
  label: string;
  street?: string | null;
  houseNumber?: string | null;
  postalCode?: string | null;
  city?: string | null;
  county?: string | null;
  country?: string | null;
  countryCode?: string | null;
  latitude?: string | number | null;
  longitude?: string | number | null;
};

export type NewAccount = { username: string; email: string; password: string };

/** A driver's account as its vehicle sees it. */
export type DriverAccess = { username?: string; password?: string; email?: string; isActive?: boolean };

/**
 * The calls of react-admin plus the specific ones (Spec 7). Every one rejects with react-admin's HttpError, whose
 * message is a Spanish sentence and whose `body` is the server's `{ message, code, errors?, current? }`.
 */
export type Provider = DataProvider & {
  restore: (resource: string, id: Identifier) => Promise<RaRecord>;
  /** POST /{resource}/notify: tells the users behind a row (a document) about it. */
  notifyUser: (resource: string, payload: Record<string, unknown>) => Promise<unknown>;
  addFiles: (resource: string, id: Identifier, files: readonly File[], values?: object) => Promise<RaRecord>;
  /** Answers the carrier or client with its `accountantId`. */
  inviteAccountant: (resource: string, id: Identifier, values: { email: string }) => Promise<RaRecord>;
  geolocate: (street: string) => Promise<Candidate[]>;
  /** The client's orders with that reference, oldest first. */
  findByClientRef: (clientId: Identifier, clientRef: string) => Promise<RaRecord[]>;
  /** One step of a load's tracking, forward or (admin level) back. */
  track: (loadId: Identifier, direction: 'forward' | 'back', step?: Record<string, unknown>) => Promise<RaRecord>;
  cmrRequest: (values: object, files: readonly File[]) => Promise<RaRecord>;
  /** Saves the list as a sheet, with the filters and order on screen. */
  exportList: (resource: string, query: ListQuery, format: SheetFormat) => Promise<void>;
  /** Saves any file of the API: `download('/api/invoices/3/pdf', 'factura.pdf')`. */
  download: (path: string, name: string) => Promise<void>;
  /** The content of a file of the API, to be shown. */
  fileContent: (path: string) => Promise<Blob>;
  forgotPassword: (email: string) => Promise<void>;
  /** Rejects when the link is unknown, used or expired. */
  checkResetToken: (token: string) => Promise<void>;
  resetPassword: (token: string, password: string) => Promise<void>;
  driverAccess: (vehicleId: Identifier, values: DriverAccess) => Promise<RaRecord>;
  nextInvoiceNumber: (query: Record<string, unknown>) => Promise<NextNumber>;
  checkSetupToken: (token: string) => Promise<void>;
  setup: (token: string, account: NewAccount) => Promise<void>;
  /** Any other call of the API: `call('POST', '/routes/3/confirm', body)` answers what is under `data`. */
  call: <T = RaRecord>(method: Method, path: string, body?: object, signal?: AbortSignal) => Promise<T>;
};
