import { DialogContent, DialogTitle } from '@mui/material';
import { RecordContextProvider, ResourceContextProvider, type RaRecord, useTranslate } from 'react-admin';
import type { SyntheticEvent } from 'react';
import { writableFields } from '#domain/permissions';
import { DialogButtons } from './DialogButtons.tsx';
import type { NewRowForm } from './EntityCreate.tsx';
import { EntityForm, type Values } from './EntityForm.tsx';
import { FirstField } from './FirstField.tsx';
import { TypedDialog } from '../actions/TypedDialog.tsx';
import { useSave } from './useSave.ts';
import { LOW } from '../theme/lowWindow.ts';
import { useViewer } from '../pages/viewer.tsx';

export type CreateDialogProps = {
  /** What is known of the new row, on top of what a new one starts with. */
  given?: Values;
  onCreated: (row: RaRecord) => void;
  onClose: () => void;
};

/** What happens in the dialog is no business of the form that it lies over, though it is drawn inside of it. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** Its title and buttons stay in sight, but in a low window, where all of it scrolls as one. */
const CONTENT = { maxHeight: 'calc(100dvh - 220px)', [LOW]: { maxHeight: 'none' } };
const WHOLE_WHERE_LOW = { '& .MuiDialog-paper': { [LOW]: { m: 0, width: 1, maxHeight: 1 } } };

/** A new row in a dialog, for a form that lacks it and keeps what was typed. */
export const CreateDialog = ({ given, onCreated, onClose, ...form }: CreateDialogProps & NewRowForm) => {
  const { entity, form: Inputs, errors, defaults, transform } = form;
  const translate = useTranslate();
  const { role } = useViewer();
  const onSaved = (row: RaRecord) => {
    onCreated(row);
    onClose();
  };
  const save = useSave({
    resource: entity.name,
    writable: writableFields(role, 'create', entity.name),
    transform,
    onSaved,
  });
  const title = `new-${entity.name}`;
  return (
    <TypedDialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={title}
      sx={WHOLE_WHERE_LOW}
      onSubmit={keepInside}
      onKeyDown={keepInside}
    >
      <DialogTitle id={title}>{translate(`resources.${entity.name}.page.create`)}</DialogTitle>
      <ResourceContextProvider value={entity.name}>
        <RecordContextProvider value={undefined}>
          <EntityForm
            entity={entity}
            verb="create"
            errors={errors}
            defaults={{ ...defaults, ...given }}
            onSubmit={save}
            inDialog
          >
            <DialogContent dividers sx={CONTENT}>
              <FirstField>
                <Inputs />
              </FirstField>
            </DialogContent>
            <DialogButtons onClose={onClose} />
          </EntityForm>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TypedDialog>
  );
};
