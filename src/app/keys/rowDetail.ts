import { formatAddress } from '#domain/geography/address';
import { formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import type { Openable } from '#domain/quickOpen';
import type { Row } from '../../ui/fields/row.ts';

const joined = (parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/** What tells a row from others of a like name, on one line. */
const DETAILS: Record<Openable, (row: Row) => string> = {
  loads: ({ origin, destination, clientRef, pickupDate }) =>
    joined([
      `${formatAddress(origin, 'short')} → ${formatAddress(destination, 'short')}`,
      pickupDate && formatDay(pickupDate),
      clientRef,
    ]),
  routes: ({ startDate, carrier, clientRef }) => joined([startDate && formatDay(startDate), carrier?.name, clientRef]),
  vehicles: ({ carrier, specs }) => joined([carrier?.name, specs]),
  invoices: ({ date, client, carrier, rawName, total }) =>
    joined([
      date && formatDay(date),
      client?.name ?? carrier?.name ?? rawName,
      total !== undefined && formatEuros(total),
    ]),
  clients: ({ alias, nif, address }) => joined([alias, nif, address?.city]),
  carriers: ({ nif, address }) => joined([nif, address?.city]),
  locations: ({ address }) => formatAddress(address, 'long'),
  users: ({ email }) => email,
};

export const rowDetail = (resource: Openable, row: Row): string => DETAILS[resource](row);
