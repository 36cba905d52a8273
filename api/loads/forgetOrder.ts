import { takeBackAll } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';

/** Withdraws what a client was told of an order that was removed, or is another client's now. */
export const forgetOrder = ({ id, clientId }: LoadRow, ctx: Ctx): Promise<void> =>
  takeBackAll({ type: 'client', clientId }, ctx, query => void query.where({ resource: 'loads', recordId: id }));
