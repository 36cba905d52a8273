import { Autocomplete, TextField } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation } from 'react-admin';
import { useTypedSearch } from './useTypedSearch.ts';

const BY_ID = { filter: {}, sort: { field: 'id', order: 'ASC' } } as const;

type Props = { target: string; label: string; onChange: (id: unknown) => void };

/** A row of another resource, to filter by; found by typing. */
export const ReferenceFilter = ({ target, label, onChange }: Props) => {
  const represent = useGetRecordRepresentation(target);
  const { rows, input } = useTypedSearch<RaRecord>(target, BY_ID);
  const nameOf = (record: RaRecord) => String(represent(record));
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
