import { Alert, Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { owesDuty } from '../../provider/session.ts';
import { clearDraft, writeDraft } from './draftStore.ts';
import type { FormDraft } from './useDraft.ts';

type Props = {
  draft: FormDraft;
  base?: RaRecord;
  /** What was kept is in the form. */
  onRestored?: () => void;
};

/**
 * Keeps what is typed for when the page is reloaded or a duty has been done that takes its place, and puts it back then;
 * leaving the page in any other way forgets it.
 */
export const KeptDraft = ({ draft: { form, kept }, base, onRestored }: Props) => {
  const translate = useTranslate();
  const { reset, getValues } = useFormContext();
  const values = useWatch();
  const { dirtyFields, isReady, isSubmitSuccessful } = useFormState();
  const isRestored = useRef(!kept);
  const [isTold, setIsTold] = useState(!!kept);
  useEffect(() => {
    if (!kept || !isReady || isRestored.current) return;
    // After what the page was opened with; what was typed counts as unsaved still.
    queueMicrotask(() => {
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
      isRestored.current = true;
      onRestored?.();
    });
  }, [kept, isReady, reset, getValues, onRestored]);
  useEffect(() => {
    if (!isRestored.current) return;
    const typed = Object.keys(dirtyFields);
    if (typed.length && !isSubmitSuccessful)
      writeDraft(form, Object.fromEntries(typed.map(name => [name, values[name]])), base);
    else clearDraft(form);
  }, [values, dirtyFields, isSubmitSuccessful, form, base]);
  useEffect(
    () => () => {
      if (!owesDuty()) clearDraft(form);
    },
    [form],
  );
  if (!isTold) return null;
  const discard = () => {
    setIsTold(false);
    reset();
  };
  return (
    <Alert
      severity={kept?.hasFiles ? 'warning' : 'info'}
      onClose={() => setIsTold(false)}
      action={
        <>
          <Button color="inherit" size="small" onClick={discard}>
            {translate('app.draft.discard')}
          </Button>
          <Button color="inherit" size="small" onClick={() => setIsTold(false)}>
            {translate('app.draft.keep')}
          </Button>
        </>
      }
      sx={{ mb: 2, flexWrap: 'wrap' }}
    >
      {translate('app.draft.restored')} {kept?.hasFiles && translate('app.files.lost')}
    </Alert>
  );
};
