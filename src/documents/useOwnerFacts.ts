import { type RaRecord, useGetOne } from 'react-admin';
import type { DocumentOwnerFacts } from '#domain/documents/validity';
import { useCan } from '../ui/pages/viewer.tsx';
import type { Owner } from './ownerOf.ts';

/** What is known of whom a document is of: nothing of what may not be read, undefined while it is being asked for. */
export const useOwnerFacts = ({ resource, id }: Owner): DocumentOwnerFacts | undefined => {
  const may = useCan();
  const isAsked = may('read', resource);
  const { data, isPending } = useGetOne<RaRecord & DocumentOwnerFacts>(resource, { id }, { enabled: isAsked });
  return isAsked && isPending ? undefined : (data ?? {});
};
