import { Box, Typography } from '@mui/material';
import { EditBase, useEditContext, useRedirect, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import { DoneAt } from '../ui/fields/DoneAt.tsx';
import { FilesField } from '../ui/files/FilesField.tsx';
import { HistoryButton } from '../ui/changes/HistoryButton.tsx';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { Loading } from '../ui/pages/Loading.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { RestoreButton } from '../ui/actions/RestoreButton.tsx';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { useCan } from '../ui/pages/viewer.tsx';
import { CarrierContact } from './CarrierContact.tsx';
import { Decide } from './Decide.tsx';
import { RequestSubject } from './RequestSubject.tsx';

const QUIET = { onError: () => {} };

/** A request whole, to be answered. What was asked is not rewritten, so there is no form. */
export const AccountingRequestEdit = () => (
  <Allowed action="read" resource="accountingRequests">
    <EditBase
      resource="accountingRequests"
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={QUIET}
    >
      <Loaded />
    </EditBase>
  </Allowed>
);

const Loaded = () => {
  const { record, error, isPending, refetch } = useEditContext();
  const may = useCan();
  const translate = useTranslate();
  const redirect = useRedirect();
  if (isPending && !record) return <Loading />;
  if (!record) return <LoadFailure error={error} retry={refetch} />;
  const mayRemove = may('remove', 'accountingRequests');
  return (
    <>
      <PageTitle
        title={translate('resources.accountingRequests.name', { smart_count: 1 })}
        badge={
          <>
            <StatusBadge />
            <HistoryButton />
          </>
        }
        actions={<Decide />}
      />
      <Section>
        <Cell sm={6}>
          <Shown name="kind">
            <ChoiceText source="kind" />
          </Shown>
        </Cell>
        <Cell sm={6}>
          <Shown name="createdAt">
            <DoneAt at={record.madeAt} receivedAt={record.createdAt} />
          </Shown>
        </Cell>
        {record.carrier && (
          <Cell sm={6}>
            <Shown name="carrier">
              <CarrierContact />
            </Shown>
          </Cell>
        )}
        {record.loadId && (
          <Cell sm={6}>
            <Shown name="load">
              <RequestSubject />
            </Shown>
          </Cell>
        )}
        <Cell sm={6}>
          <Shown name="comments">{record.comments ?? '—'}</Shown>
        </Cell>
        <Cell sm={6}>
          <Shown name="files">
            <FilesField source="files" />
          </Shown>
        </Cell>
      </Section>
      {mayRemove && (
        <Box>
          {record.disabled ? <RestoreButton /> : <DeleteButton onDeleted={() => redirect('/accountingRequests')} />}
        </Box>
      )}
    </>
  );
};

const Shown = ({ name, children }: { name: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate(`resources.accountingRequests.fields.${name}`)}
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {children}
      </Typography>
    </>
  );
};
