import { Draggable } from '@hello-pangea/dnd';
import DownIcon from '@mui/icons-material/ArrowDownward';
import HandleIcon from '@mui/icons-material/DragIndicator';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { QuietButton } from '../actions/QuietButton.tsx';

type Props = {
  id: number;
  index: number;
  total: number;
  name: string;
  fixed: boolean;
  onStep: (from: number, to: number) => void;
  actions: ReactNode;
  children: ReactNode;
};

/** What is taken hold of: large enough for a thumb. */
const HANDLE = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: { xs: 40, sm: 32 },
  height: 40,
  ml: -1,
  borderRadius: 1,
  color: 'text.secondary',
};

/** A line of a SortableList: its handle, what it says, and its buttons, which on a phone stand under it. */
export const SortableItem = ({ id, index, total, name, fixed, onStep, actions, children }: Props) => {
  const translate = useTranslate();
  return (
    <Draggable draggableId={String(id)} index={index} isDragDisabled={fixed}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <Box
          component="li"
          ref={innerRef}
          {...draggableProps}
          sx={{
            display: 'flex',
            gap: 0.5,
            alignItems: 'flex-start',
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            ...(isDragging && { boxShadow: 4, borderRadius: 1 }),
          }}
        >
          {!fixed && (
            <Box
              component="span"
              {...dragHandleProps}
              aria-label={translate('app.sortable.handle', { name })}
              title={translate('app.sortable.drag')}
              sx={HANDLE}
            >
              <HandleIcon fontSize="small" />
            </Box>
          )}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1 }}>
            <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, minWidth: 0 }}>{children}</Box>
            {!fixed && (
              <Box sx={{ display: 'flex', flexShrink: 0, ml: { xs: -1, sm: 'auto' } }}>
                <QuietButton
                  label={translate('app.sortable.up', { name })}
                  icon={<UpIcon fontSize="small" />}
                  off={index === 0}
                  onPress={() => onStep(index, index - 1)}
                />
                <QuietButton
                  label={translate('app.sortable.down', { name })}
                  icon={<DownIcon fontSize="small" />}
                  off={index === total - 1}
                  onPress={() => onStep(index, index + 1)}
                />
                {actions}
              </Box>
            )}
          </Box>
        </Box>
      )}
    </Draggable>
  );
};
