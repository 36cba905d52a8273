import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { RefLink } from '../ui/fields/RefLink.tsx';
import type { Row } from '../ui/fields/row.ts';
import { documentText } from './documentText.ts';

type Props = {
  /** Which way it leads: to the older version, or to the newer. */
  way: 'replaces' | 'replacedBy';
  version: Row;
};

/** Another version of the document around, as a link. */
export const VersionLink = ({ way, version }: Props) => {
  const translate = useTranslate();
  const { id, expirationDate } = version;
  return (
    <Typography sx={{ mb: 1.5 }}>
      <Typography component="span" color="text.secondary">
        {translate(`resources.documents.help.${way}Label`)}{' '}
      </Typography>
      <RefLink resource="documents" id={id}>
        {documentText(version)} (
        {expirationDate
          ? translate('resources.documents.help.until', { date: formatDay(expirationDate) })
          : `${translate('resources.documents.fields.id')} ${id}`}
        )
      </RefLink>
    </Typography>
  );
};
