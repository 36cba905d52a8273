import DeleteIcon from '@mui/icons-material/Delete';
import { type RaRecord, useDelete, useGetRecordRepresentation, useNotify } from 'react-admin';
import { useRecordContext, useResourceContext } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { ConfirmButton } from './ConfirmButton.tsx';
import { recordArgs } from '../fields/recordArgs.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { useViewer } from '../pages/viewer.tsx';

type Props = { onDeleted?: (record: RaRecord) => void; label?: string; content?: string };

/** Disables the row around after asking (Spec 4); it can be restored, by the office, unless the entity says otherwise. */
export const DeleteButton = ({ onDeleted, label = 'app.action.delete', content }: Props) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const name = useGetRecordRepresentation(resource)(record);
  const { role } = useViewer();
  const notify = useNotify();
  const fail = useFailureNotice();
  const notices = `resources.${resource}.notifications`;
  const messageArgs = { smart_count: 1, ...recordArgs(record) };
  const [remove, { isPending }] = useDelete<RaRecord, Error>(resource, { id: record?.id, previousData: record });
  if (!record) return null;
  const onSuccess = () => {
    notify(`${notices}.deleted`, { type: 'success', messageArgs });
    onDeleted?.(record);
  };
  const onError = (error: Error) => fail(`${notices}.deletedError`, error, messageArgs);
  return (
    <ConfirmButton
      label={label}
      title="app.confirm.deleteTitle"
      content={content ?? `app.confirm.${isAdminLevel(role) ? 'deleteMessage' : 'deleteOwnMessage'}`}
      args={{ ...recordArgs(record), name: typeof name === 'string' ? name : '' }}
      icon={<DeleteIcon />}
      color="error"
      variant="text"
      onConfirm={() => remove(undefined, undefined, { mutationMode: 'pessimistic', onSuccess, onError })}
      isPending={isPending}
    />
  );
};
