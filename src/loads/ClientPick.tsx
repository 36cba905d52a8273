import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Stop } from '#domain/loads';
import { ReferencePick } from '../ui/ReferencePick.tsx';
import { useCan } from '../ui/viewer.tsx';
import type { LoadView } from './LoadView.ts';
import { StaticField } from './StaticField.tsx';

/** Who pays. Another client's saved places aren't this one's: the addresses stay, no longer tied to a location. */
export const ClientPick = () => {
  const { getValues, setValue } = useFormContext();
  const client = useRecordContext<LoadView>()?.client;
  const may = useCan();
  const release = () => {
    for (const end of ['origin', 'destination'])
      if (getValues(`${end}.id`)) setValue(`${end}.id`, null, { shouldDirty: true });
    const stops: Stop[] = getValues('intermediateStops') ?? [];
    for (const index of stops.keys())
      if (getValues(`intermediateStops.${index}.destination.id`))
        setValue(`intermediateStops.${index}.destination.id`, null, { shouldDirty: true });
  };
  if (!may('read', 'clients')) return <StaticField source="clientId">{client?.name}</StaticField>;
  return <ReferencePick source="clientId" onChange={release} />;
};
