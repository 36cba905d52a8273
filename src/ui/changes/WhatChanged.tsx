import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { type MouseEvent, useState } from 'react';
import { ChangedFields } from './ChangedFields.tsx';
import { useFieldChange } from './useFieldChange.ts';
import type { Change } from './Change.ts';

/** Of a row that was made anew nearly every field is told: the first few, and the rest for who asks. */
const AT_FIRST = 3;

/** What the change around came to. */
export const WhatChanged = () => {
  const entry = useRecordContext<Change>();
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const changeOf = useFieldChange(entry?.resource ?? '');
  if (!entry) return null;
  const changes = Object.entries(entry.changes).map(([name, [before, after]]) => changeOf(name, before, after));
  const more = isWhole ? 0 : changes.length - AT_FIRST;
  const showAll = (event: MouseEvent) => {
    event.stopPropagation();
    setWhole(true);
  };
  return (
    <>
      <ChangedFields changes={more > 0 ? changes.slice(0, AT_FIRST) : changes} isNew={entry.action === 'create'} />
      {more > 0 && (
        <Button size="small" onClick={showAll} sx={{ ml: 1 }}>
          {translate('resources.history.actions.more', { smart_count: more })}
        </Button>
      )}
    </>
  );
};
