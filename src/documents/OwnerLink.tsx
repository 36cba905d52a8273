import { Typography } from '@mui/material';
import { type RaRecord, useGetOne, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { useCan } from '../ui/pages/viewer.tsx';
import type { Owner } from './ownerOf.ts';

/** What a document belongs to, as a link for those who may open it. */
export const OwnerLink = ({ owner }: { owner: Owner }) => {
  const { source, resource, id } = owner;
  const translate = useTranslate();
  const may = useCan();
  const { data } = useGetOne<RaRecord>(resource, { id }, { enabled: may('read', resource) });
  const represent = useGetRecordRepresentation(resource);
  return (
    <Typography sx={{ mb: 1.5, '& a': { textDecoration: 'underline' } }}>
      <Typography component="span" color="text.secondary">
        {translate(`resources.documents.fields.${source}`)}:{' '}
      </Typography>
      <RefLink resource={resource} id={id}>
        {data ? represent(data) : `#${id}`}
      </RefLink>
    </Typography>
  );
};
