import { Autocomplete, TextField } from '@mui/material';
import { type RaRecord, useGetList, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { useDeferredValue, useState } from 'react';

type Props = { target: string; label: string; onChange: (id: unknown) => void };

/** A row of another resource, to filter by; found by typing. */
export const ReferenceFilter = ({ target, label, onChange }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const represent = useGetRecordRepresentation(target);
  const { data = [], isFetching } = useGetList<RaRecord>(target, {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
  });
  const nameOf = (record: RaRecord) => String(represent(record));
  return (
    <Autocomplete
      options={data}
      loading={isFetching}
      filterOptions={options => options}
      getOptionLabel={nameOf}
      getOptionKey={option => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, record) => onChange(record?.id ?? null)}
      noOptionsText={translate('app.select.noMatches')}
      loadingText={translate('app.select.loading')}
      renderInput={params => <TextField {...params} label={label} />}
    />
  );
};
