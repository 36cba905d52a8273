import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { hasForm, searchOfPage } from './pageKeys.ts';
import { useQuickOpen } from './useQuickOpen.ts';
import { ShortcutList } from './ShortcutList.tsx';

/** Those that work on every page that has something for them. */
const EVERYWHERE = {
  quickOpen: ['Ctrl + K'],
  search: ['/'],
  save: ['Ctrl + Intro'],
  close: ['Esc'],
  help: ['?'],
} as const;

type Props = {
  onClose: () => void;
  /** What the page adds of its own. */
  children?: ReactNode;
};

/** What the keys do, wherever `?` is pressed. */
export const ShortcutsDialog = ({ onClose, children }: Props) => {
  const translate = useTranslate();
  const quickOpen = useQuickOpen();
  // As the page is when it opens: what does nothing there isn't listed.
  const [works] = useState(() => ({ quickOpen: quickOpen !== null, search: searchOfPage() !== null, save: hasForm() }));
  const everywhere = Object.entries(EVERYWHERE).filter(([name]) => works[name as keyof typeof works] !== false);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('app.shortcuts.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        {children}
        {children && (
          <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
            {translate('app.shortcuts.everywhere')}
          </Typography>
        )}
        <ShortcutList
          shortcuts={everywhere.map(([name, keys]) => ({ keys, text: translate(`app.shortcuts.${name}`) }))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('app.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
