import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useFormIsDirty, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { MissingLine } from './Missing.tsx';
import { Save } from './Save.tsx';
import { StickyBar } from './StickyBar.tsx';
import { useReadOnly } from './formScope.ts';

/** On a phone the words alone have room. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'inherit' } };

type Props = {
  onCancel: () => void;
  /** A new row, which may be saved as it was prefilled. */
  isNew?: boolean;
  /** A second button saves and starts the next new row (`AGAIN`). */
  again?: boolean;
  /** Said above the buttons: what saving will do that one may not expect. */
  notice?: ReactNode;
  /** Delete or restore, at the other end. */
  children?: ReactNode;
};

/** The value of the button that was pressed to save and go on with another new row. */
export const AGAIN = 'again';

/** Save and cancel, kept in sight at the bottom of a form (Spec 2). */
export const FormBar = ({ onCancel, isNew, again, notice, children }: Props) => {
  const translate = useTranslate();
  const readOnly = useReadOnly();
  const isDirty = useFormIsDirty();
  return (
    <StickyBar className="screen-only" sx={{ p: { xs: 1, sm: 1.5 } }}>
      {notice && <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>{notice}</Box>}
      {/* What was stored long ago is complained about once somebody changes it. */}
      <MissingLine unless={readOnly || !(isNew || isDirty)} />
      {!readOnly && <Save untouched={isNew} aria-keyshortcuts="Control+Enter" />}
      {!readOnly && again && (
        <Save
          untouched
          label="app.action.saveAndAdd"
          value={AGAIN}
          variant="outlined"
          icon={<AddIcon />}
          // Where three don't stand side by side, saving and cancelling do.
          sx={{ order: { xs: 1, sm: 0 } }}
        />
      )}
      <Button color="inherit" onClick={onCancel}>
        {translate(readOnly ? 'app.action.back' : 'app.action.cancel')}
      </Button>
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1, '& .MuiButton-startIcon': WIDE_ONLY }}>{children}</Box>
    </StickyBar>
  );
};
