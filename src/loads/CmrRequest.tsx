import RequestIcon from '@mui/icons-material/PostAddOutlined';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, ResourceContextProvider, SaveButton, TextInput, useTranslate } from 'react-admin';
import { useRef } from 'react';
import { accountingRequests } from '#domain/requests';
import { useOutbox } from '../offline/useOutbox.ts';
import { FilesInput } from '../ui/files/FilesInput.tsx';
import { newFilesOf } from '../provider/fileValue.ts';
import { TypedDialog } from '../ui/actions/TypedDialog.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { useQuestion } from '../ui/actions/useQuestion.ts';
import { useSendOnce } from '../ui/forms/useSendOnce.ts';
import { useCan } from '../ui/pages/viewer.tsx';
import type { LoadView } from './LoadView.ts';

type Asked = { comments?: string | null; url?: unknown };

/** A driver asks the office for a CMR, with what it needs to know and photos (Spec 7). */
export const CmrRequest = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const may = useCan();
  const question = useQuestion();
  if (!may('create', 'accountingRequests')) return null;
  return (
    <>
      <Button size="large" startIcon={<RequestIcon />} onClick={question.ask} sx={{ minHeight: 48 }}>
        {translate('resources.loads.actions.requestCmr')}
      </Button>
      {question.isOpen && <CmrDialog load={load} question={question} />}
    </>
  );
};

type DialogProps = { load: LoadView; question: ReturnType<typeof useQuestion> };

const CmrDialog = ({ load, question }: DialogProps) => {
  const translate = useTranslate();
  const asked = useRef<Asked>({});
  const { run, isPending } = useAction(
    provider =>
      provider.cmrRequest(
        { loadId: load.id, routeId: load.routeId, comments: asked.current.comments?.trim() },
        newFilesOf(asked.current.url),
      ),
    {
      success: 'resources.loads.notifications.cmrRequested',
      error: 'resources.loads.notifications.cmrRequestedError',
      invalidates: ['accountingRequests', 'loads'],
      onSuccess: () => question.close(),
    },
  );
  const outbox = useOutbox();
  const submit = async (values: Asked) => {
    asked.current = values;
    if (!outbox) return void run();
    const files = newFilesOf(values.url);
    const comments = values.comments?.trim() || null;
    const draft = { kind: 'cmr', loadId: load.id, routeId: load.routeId ?? null, files, comments } as const;
    // Until it is kept, what was typed stays on the screen.
    await outbox.add(draft, run, () => question.close());
  };
  const submitOnce = useSendOnce(submit, { stays: true });
  return (
    <TypedDialog open onClose={() => question.close()} fullWidth maxWidth="sm" aria-labelledby="cmr-title">
      <ResourceContextProvider value="accountingRequests">
        <Form<Asked> onSubmit={submitOnce} sanitizeEmptyValues>
          <DialogTitle id="cmr-title">{`${translate('resources.loads.cmr.title')} · P. ${load.id}`}</DialogTitle>
          <DialogContent>
            <TextInput
              source="comments"
              label="resources.loads.cmr.comments"
              multiline
              minRows={3}
              fullWidth
              slotProps={{ htmlInput: { maxLength: accountingRequests.fields.comments?.max } }}
            />
            <FilesInput source="url" label="resources.loads.cmr.files" />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button color="inherit" onClick={question.close}>
              {translate('app.action.cancel')}
            </Button>
            <SaveButton label="resources.loads.cmr.submit" icon={<RequestIcon />} alwaysEnable disabled={isPending} />
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </TypedDialog>
  );
};
