import ReplaceIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import { Button } from '@mui/material';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { dayOf, toWireDay } from '#domain/dates';
import { useViewer } from '../ui/pages/viewer.tsx';
import { documentRefusal } from './documentRefusal.ts';
import { ownerOf } from './ownerOf.ts';

/** Leads to the form of a newer version of the document around: of the same owner and type, as if issued today. */
export const ReplaceDocument = () => {
  const translate = useTranslate();
  const document = useRecordContext();
  const viewer = useViewer();
  const [today] = useState(() => toWireDay(dayOf(new Date())));
  const owner = document && ownerOf(document);
  if (!owner || document.disabled || documentRefusal(document, viewer)) return null;
  const { id: replacesId, type, name } = document;
  const isDated = document.expeditionDate || document.expirationDate;
  const expeditionDate = isDated ? today : null;
  return (
    <Button
      component={LinkBase}
      to="/documents/create"
      state={{ record: { [owner.source]: owner.id, type, name, expeditionDate, replacesId } }}
      size="small"
      variant="outlined"
      startIcon={<ReplaceIcon />}
    >
      {translate('resources.documents.actions.replace')}
    </Button>
  );
};
