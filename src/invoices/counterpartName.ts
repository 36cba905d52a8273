import { carrierName } from '#domain/carriers';
import type { Row } from '../ui/fields/row.ts';

/** Who the invoice is with, as the one who looks at it has them; who isn't told that has the company whose it is. */
export const counterpartName = ({ participant, rawName, client, carrier }: Row): string =>
  participant ? (participant.name ?? '—') : (rawName ?? client?.name ?? carrierName(carrier ?? {}));
