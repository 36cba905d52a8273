import { loadErrors, loads } from '#domain/loads';
import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import type { Values } from '../ui/forms/EntityForm.tsx';
import { BLANK_LOAD } from './blankLoad.ts';
import { IncompleteStops } from './IncompleteStops.tsx';
import { LoadInputs } from './LoadInputs.tsx';
import { sentLoad } from './sentLoad.ts';

export const LoadCreate = () => (
  <EntityCreate
    entity={loads}
    form={LoadInputs}
    errors={loadErrors}
    defaults={BLANK_LOAD}
    transform={sentLoad}
    redirect={openLoad}
    again={sameClient}
    notice={<IncompleteStops />}
  />
);

/** To the new order itself, where its papers and its tracking are. */
const openLoad = ({ id }: { id: number | string }) => `/loads/${id}`;

/** Who has one order to pass on often has more. */
const sameClient = ({ clientId }: Values): Values => ({ clientId });
