import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ShortcutList } from '../ui/pages/ShortcutList.tsx';
import { ShortcutsDialog } from '../ui/pages/ShortcutsDialog.tsx';

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
} as const;

/** What the keys do while a row of the table, or its bar, has the focus. */
export const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <ShortcutsDialog onClose={onClose}>
      <Typography>{translate('resources.loads.shortcuts.where')}</Typography>
      <ShortcutList
        shortcuts={Object.entries(SHORTCUTS).map(([name, keys]) => ({
          keys,
          text: translate(`resources.loads.shortcuts.${name}`),
        }))}
      />
    </ShortcutsDialog>
  );
};
