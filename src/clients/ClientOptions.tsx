import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

const OPTIONS = ['receiveLoadsUpdates', 'createUserClient'] as const;

const ROW = { display: 'flex', gap: 4 };

/** What the client around has been given, in a word each. */
export const ClientOptions = () => {
  const client = useRecordContext();
  const translate = useTranslate();
  return (
    <div style={ROW}>
      {OPTIONS.filter(name => client?.[name]).map(name => (
        <Chip key={name} size="small" variant="outlined" label={translate(`resources.clients.options.${name}`)} />
      ))}
    </div>
  );
};
