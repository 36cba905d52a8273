import DeleteIcon from '@mui/icons-material/DeleteOutline';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import CurrentViewIcon from '@mui/icons-material/Bookmark';
import { IconButton, List, ListItem, ListItemButton, ListItemText, Popover } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { BarButton } from './BarButton.tsx';
import { OnceOpen } from '../pages/OnceOpen.tsx';
import { SaveView } from './SaveView.tsx';
import { useViews } from './useViews.ts';

/** The views of a list by their names: shows one, keeps the present one, forgets one. */
export const ViewsMenu = ({ storeKey }: { storeKey?: string }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const saved = useViews(storeKey ?? resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = saved.current?.name ?? translate('app.views.label');
  return (
    <>
      <BarButton label={label} onClick={event => setAnchor(event.currentTarget)} aria-haspopup="dialog">
        {saved.current ? <CurrentViewIcon /> : <ViewIcon />}
      </BarButton>
      <OnceOpen open={!!anchor}>
        <Popover
          open={!!anchor}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.views.title'), sx: { width: 300 } } }}
        >
          {saved.views.length > 0 && (
            <List dense sx={{ maxHeight: '40dvh', overflowY: 'auto' }}>
              {saved.views.map(view => (
                <ListItem
                  key={view.name}
                  disablePadding
                  secondaryAction={
                    <IconButton
                      size="small"
                      edge="end"
                      aria-label={translate('app.views.remove', { name: view.name })}
                      onClick={() => saved.remove(view.name)}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  }
                >
                  <ListItemButton
                    selected={view === saved.current}
                    onClick={() => {
                      saved.show(view);
                      setAnchor(null);
                    }}
                  >
                    <ListItemText primary={view.name} slotProps={{ primary: { noWrap: true } }} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          )}
          <SaveView saved={saved} onSaved={() => setAnchor(null)} />
        </Popover>
      </OnceOpen>
    </>
  );
};
