import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addableTypes } from '#domain/documents/rights';
import { DOCUMENT_OWNERS, type DocumentOwner } from '#domain/documents';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

/** Whose document it is, when the page was not opened from its owner. */
export const OwnerPick = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { setValue } = useFormContext();
  const offered = DOCUMENT_OWNERS.filter(owner => addableTypes(role, owner).length > 0);
  const [source, setSource] = useState<DocumentOwner | ''>('');
  const choose = (name: string) => {
    for (const owner of DOCUMENT_OWNERS) setValue(owner, null);
    setValue('type', null);
    setSource(offered.find(owner => owner === name) ?? '');
  };
  return (
    <Section title="resources.documents.fields.owner">
      <Cell md={4}>
        <TextField
          select
          fullWidth
          required
          value={source}
          label={translate('resources.documents.fields.owner')}
          onChange={event => choose(event.target.value)}
        >
          {offered.map(owner => (
            <MenuItem key={owner} value={owner}>
              {translate(`resources.documents.fields.${owner}`)}
            </MenuItem>
          ))}
        </TextField>
      </Cell>
      {source && (
        <Cell md={8}>
          <ReferencePick key={source} source={source} />
        </Cell>
      )}
    </Section>
  );
};
