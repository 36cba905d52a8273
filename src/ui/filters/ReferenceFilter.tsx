import { Autocomplete, TextField } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from '../pages/viewer.tsx';
import { useToldApart } from '../inputs/useToldApart.ts';
import { useTypedSearch } from './useTypedSearch.ts';

const BY_ID = { filter: {}, sort: { field: 'id', order: 'ASC' } } as const;
const REMOVED_TOO = { ...BY_ID, filter: { disabled: [false, true] } };

/** Whose rows stay after they are removed; orders and routes are too many to be gone through. */
const NAMED = ['users', 'carriers', 'clients', 'vehicles'];

type Props = { target: string; label: string; onChange: (id: unknown) => void };

/** A row of another resource, to filter by; found by typing, by the office also when it was removed. */
export const ReferenceFilter = ({ target, label, onChange }: Props) => {
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(target);
  const { role } = useViewer();
  const asked = isAdminLevel(role) && NAMED.includes(target) ? REMOVED_TOO : BY_ID;
  const { rows, input } = useTypedSearch<RaRecord>(target, asked);
  const apart = useToldApart(rows, represent);
  const nameOf = (record: RaRecord) =>
    `${apart(record)}${record.disabled ? ` (${translate('app.list.disabled')})` : ''}`;
  return (
    <Autocomplete
      {...input}
      filterOptions={options => options}
      options={rows}
      getOptionLabel={nameOf}
      getOptionKey={option => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, record) => onChange(record?.id ?? null)}
      renderInput={params => <TextField {...params} label={label} />}
    />
  );
};
