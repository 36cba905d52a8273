import { type RaRecord, useGetRecordRepresentation, useReference } from 'react-admin';

/** How a row of another resource is called, by its id; the id until it is known. */
export const ReferenceName = ({ resource, id }: { resource: string; id: number | string }) => {
  const { referenceRecord } = useReference<RaRecord>({ reference: resource, id });
  const represent = useGetRecordRepresentation(resource);
  return <>{referenceRecord ? represent(referenceRecord) : `${id}`}</>;
};
