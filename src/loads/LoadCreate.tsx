import { loadErrors, loads } from '#domain/loads';
import { EntityCreate } from '../ui/EntityCreate.tsx';
import { LoadInputs } from './LoadInputs.tsx';
import { sentLoad } from './sentLoad.ts';

export const LoadCreate = () => (
  <EntityCreate entity={loads} form={LoadInputs} errors={loadErrors} transform={sentLoad} redirect={openLoad} />
);

/** To the new order itself, where its papers and its tracking are. */
const openLoad = ({ id }: { id: number | string }) => `/loads/${id}`;
