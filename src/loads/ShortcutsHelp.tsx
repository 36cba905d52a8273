import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Each with its keys as they are written on a Spanish keyboard. */
const SHORTCUTS = {
  move: ['↑', '↓'],
  ends: ['Inicio', 'Fin'],
  screen: ['RePág', 'AvPág'],
  select: ['Espacio'],
  extend: ['Mayús + ↑ ↓', 'Mayús + Espacio', 'Mayús + clic'],
  page: ['Ctrl + A'],
  clear: ['Esc'],
  open: ['Intro'],
  timeline: ['S'],
  forward: ['+'],
  back: ['−'],
  assign: ['A'],
  help: ['?'],
} as const;

const KEY = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderBottomWidth: 2,
  borderRadius: 0.75,
  bgcolor: 'background.default',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
};

/** What the keys do while a row of the table, or its bar, has the focus. */
export const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('resources.loads.shortcuts.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        {translate('resources.loads.shortcuts.where')}
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 3, mb: 0, alignItems: 'baseline' }}
        >
          {Object.entries(SHORTCUTS).map(([name, keys]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                {keys.map(key => (
                  <Box component="kbd" key={key} sx={KEY}>
                    {key}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`resources.loads.shortcuts.${name}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('app.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
