import { Box, Button, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { MAX_VIEW_NAME, type useViews } from './useViews.ts';

type Props = { saved: ReturnType<typeof useViews>; onSaved: () => void };

/** Keeps filters and order as they are under a name; says so when the name has a view already. */
export const SaveView = ({ saved, onSaved }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isKnown = saved.has(name);
  const mayBeSaved = name !== '' && (isKnown || !saved.isFull);
  const help = isKnown ? 'app.views.replaces' : saved.isFull ? 'app.views.full' : 'app.views.help';
  return (
    <Box
      component="form"
      sx={{
        p: 2,
        pt: saved.views.length ? 1 : 2,
        display: 'grid',
        gap: 1,
        borderTop: saved.views.length ? 1 : 0,
        borderColor: 'divider',
      }}
      onSubmit={event => {
        event.preventDefault();
        if (!mayBeSaved) return;
        saved.save(name);
        notify('app.views.saved', { type: 'success', messageArgs: { name } });
        onSaved();
      }}
    >
      <TextField
        autoFocus={saved.views.length === 0}
        label={translate('app.views.name')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        helperText={translate(help)}
        slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME } }}
      />
      <Button type="submit" variant="contained" disabled={!mayBeSaved}>
        {translate(isKnown ? 'app.views.replace' : 'app.views.save')}
      </Button>
    </Box>
  );
};
