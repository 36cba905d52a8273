import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsUnsaved } from './UnsavedProvider.tsx';

/** Beside what acts on the row as it is stored: why it can't be pressed while the form has typed changes. */
export const SaveFirst = () => {
  const translate = useTranslate();
  if (!useIsUnsaved()) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('app.unsaved.saveFirst')}
    </Typography>
  );
};
