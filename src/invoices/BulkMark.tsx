import ProcessedIcon from '@mui/icons-material/FactCheckOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import SentIcon from '@mui/icons-material/SendOutlined';
import { Button, Confirm, useGetMany, useListContext, useNotify, useTranslate, useUpdateMany } from 'react-admin';
import { type ReactElement, useState } from 'react';
import { writableFields } from '#domain/permissions';
import type { Row } from '../ui/row.ts';
import { useViewer } from '../ui/viewer.tsx';
import { InvoiceNames } from './InvoiceNames.tsx';

type Mark = { key: 'Paid' | 'Sent' | 'Processed'; data: Record<string, unknown>; icon: ReactElement };

const MARKS: readonly Mark[] = [
  { key: 'Paid', data: { status: 1 }, icon: <PaidIcon /> },
  { key: 'Sent', data: { status: 2 }, icon: <SentIcon /> },
  { key: 'Processed', data: { isProcessed: true }, icon: <ProcessedIcon /> },
];

/** Marks the selected invoices as paid, sent or processed, as far as one may; each asks first (Spec 4). */
export const BulkMark = () => {
  const { role } = useViewer();
  const writable = writableFields(role, 'update', 'invoices');
  return (
    <>
      {MARKS.filter(({ data }) => Object.keys(data).every(name => writable.has(name))).map(mark => (
        <MarkButton key={mark.key} mark={mark} />
      ))}
    </>
  );
};

const MarkButton = ({ mark: { key, data, icon } }: { mark: Mark }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={`resources.invoices.actions.mark${key}`} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      {isOpen && <AskToMark name={key} data={data} onClose={() => setOpen(false)} />}
    </>
  );
};

type AskProps = { name: Mark['key']; data: Mark['data']; onClose: () => void };

const AskToMark = ({ name, data, onClose }: AskProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany<Row, Error>();
  const { data: invoices = [] } = useGetMany<Row>('invoices', { ids: [...selectedIds] });
  const count = { smart_count: selectedIds.length };
  const run = () =>
    updateMany(
      'invoices',
      { ids: [...selectedIds], data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`resources.invoices.notifications.${name.toLowerCase()}`, { type: 'success', messageArgs: count });
          onUnselectItems();
          onClose();
        },
        onError: error => {
          const failed = translate('resources.invoices.notifications.updatedManyError');
          notify(`${failed}. ${translate(error.message, { _: error.message })}`, { type: 'error' });
          onClose();
        },
      },
    );
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate(`resources.invoices.confirm.mark${name}Title`, count)}
      content={<InvoiceNames intro={translate(`resources.invoices.confirm.mark${name}`, count)} invoices={invoices} />}
      onConfirm={run}
      onClose={onClose}
    />
  );
};
