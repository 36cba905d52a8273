import { useFormContext } from 'react-hook-form';
import { isReached, type Stop } from '#domain/loads/stops';
import { lazyDialog } from '../ui/pages/lazyPart.tsx';
import { AddInPlace } from '../ui/forms/AddInPlace.tsx';
import { useField } from '../ui/forms/formScope.ts';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';

const NewClientDialog = lazyDialog(() => import('../clients/NewClientDialog.tsx'), 'NewClientDialog');

/** Who pays. Another client's saved places aren't this one's: the addresses stay, no longer tied to a location. A stop served stays as it was. */
export const ClientPick = () => {
  const { getValues, setValue } = useFormContext();
  const release = () => {
    for (const end of ['origin', 'destination'])
      if (getValues(`${end}.id`)) setValue(`${end}.id`, null, { shouldDirty: true });
    const stops: Stop[] = getValues('intermediateStops') ?? [];
    for (const [index, stop] of stops.entries())
      if (stop.destination?.id && !isReached(stop))
        setValue(`intermediateStops.${index}.destination.id`, null, { shouldDirty: true });
  };
  const { disabled } = useField('clientId');
  const choose = (id: unknown) => {
    setValue('clientId', id, { shouldDirty: true, shouldValidate: true });
    release();
  };
  return (
    <AddInPlace resource="clients" dialog={NewClientDialog} onCreated={({ id }) => choose(id)} disabled={disabled}>
      <ReferencePick source="clientId" onChange={release} />
    </AddInPlace>
  );
};
