import { Button } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { DocumentOwner } from '#domain/documents';

type Props = { owner: DocumentOwner; isOn: boolean; onToggle: (isOn: boolean) => void };

/** Shows the older versions of the documents of the row around, where there are any, and those in force again. */
export const ReplacedToggle = ({ owner, isOn, onToggle }: Props) => {
  const translate = useTranslate();
  const id = useRecordContext()?.id;
  const { total = 0 } = useGetList(
    'documents',
    { filter: { [owner]: id, expiry: 'replaced' }, pagination: { page: 1, perPage: 1 } },
    { enabled: id !== undefined },
  );
  if (!total && !isOn) return null;
  return (
    <Button size="small" onClick={() => onToggle(!isOn)}>
      {isOn
        ? translate('resources.documents.actions.hideReplaced')
        : translate('resources.documents.actions.showReplaced', { smart_count: total })}
    </Button>
  );
};
