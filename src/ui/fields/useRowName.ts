import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';

/** What the row around is called by who can't see it: `P. 800`. */
export const useRowName = (): string => {
  const record = useRecordContext();
  const name = useGetRecordRepresentation(useResourceContext() ?? '')(record);
  return typeof name === 'string' ? name : String(record?.id ?? '');
};
