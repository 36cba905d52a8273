import AddIcon from '@mui/icons-material/Add';
import PhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import { Button, Menu, MenuItem, ListItemIcon, ListItemText } from '@mui/material';
import ReceivedIcon from '@mui/icons-material/CallReceived';
import EmittedIcon from '@mui/icons-material/CallMade';
import { useRedirect, useTranslate } from 'react-admin';
import { type ReactElement, useState } from 'react';
import { useCan } from '../ui/pages/viewer.tsx';

type Values = Record<string, unknown>;
type Way = { key: string; record: Values & { isEmitted: boolean }; icon: ReactElement };

/** A new invoice begins by saying which way it goes. */
const WAYS: readonly Way[] = [
  { key: 'createEmitted', record: { isEmitted: true }, icon: <EmittedIcon fontSize="small" /> },
  { key: 'createReceived', record: { isEmitted: false }, icon: <ReceivedIcon fontSize="small" /> },
  { key: 'createFromFile', record: { isEmitted: false, fromFile: true }, icon: <PhotoIcon fontSize="small" /> },
];

/** `given`: what a new invoice begins with besides, issued or received. */
export const CreateButtons = ({ given }: { given?: (isEmitted: boolean) => Values }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const may = useCan();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!may('create', 'invoices')) return null;
  const begin = (record: Way['record']) => {
    setAnchor(null);
    redirect('create', 'invoices', undefined, undefined, { record: { ...record, ...given?.(record.isEmitted) } });
  };
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('resources.invoices.actions.create')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {WAYS.map(({ key, record, icon }) => (
          <MenuItem key={key} onClick={() => begin(record)}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{translate(`resources.invoices.actions.${key}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
