import AddIcon from '@mui/icons-material/Add';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ResourceName } from '#domain/resources';
import type { CreateDialogProps } from './CreateDialog.tsx';
import type { Values } from './EntityForm.tsx';
import { useCan } from '../pages/viewer.tsx';

type Props = {
  resource: ResourceName;
  /** The dialog with the form of a new row; lazy, since it is seldom needed. */
  dialog: ComponentType<CreateDialogProps>;
  given?: Values;
  onCreated: (row: RaRecord) => void;
  disabled?: boolean;
  /** The input that chooses among those there are. */
  children: ReactNode;
};

/** An input that chooses a row, and beside it a button for one that isn't there yet: the form around stays as it is. */
export const AddInPlace = ({ resource, dialog: NewRow, given, onCreated, disabled, children }: Props) => {
  const translate = useTranslate();
  const may = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('create', resource)) return <>{children}</>;
  const label = translate(`resources.${resource}.page.create`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Tooltip title={label}>
        {/* In line with the input, which has a margin of its own. */}
        <Box component="span" sx={{ mt: '10px' }}>
          <IconButton color="primary" aria-label={label} disabled={disabled} onClick={() => setIsOpen(true)}>
            <AddIcon />
          </IconButton>
        </Box>
      </Tooltip>
      {isOpen && <NewRow given={given} onCreated={onCreated} onClose={() => setIsOpen(false)} />}
    </Box>
  );
};
