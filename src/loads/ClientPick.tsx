import { useFormContext } from 'react-hook-form';
import type { Stop } from '#domain/loads';
import { ReferencePick } from '../ui/ReferencePick.tsx';

/** Who pays. Another client's saved places aren't this one's: the addresses stay, no longer tied to a location. */
export const ClientPick = () => {
  const { getValues, setValue } = useFormContext();
  const release = () => {
    for (const end of ['origin', 'destination'])
      if (getValues(`${end}.id`)) setValue(`${end}.id`, null, { shouldDirty: true });
    const stops: Stop[] = getValues('intermediateStops') ?? [];
    for (const index of stops.keys())
      if (getValues(`intermediateStops.${index}.destination.id`))
        setValue(`intermediateStops.${index}.destination.id`, null, { shouldDirty: true });
  };
  return <ReferencePick source="clientId" onChange={release} />;
};
