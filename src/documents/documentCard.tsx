import { Box } from '@mui/material';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { FileLinks } from './FileLinks.tsx';

/** A document on a phone: what it is, until when it is valid, and its files at hand. */
export const DOCUMENT_CARD: CardListProps['show'] = {
  primary: ({ type, name }) => (
    <>
      <ChoiceText source="type" value={type} resource="documents" />
      {name && ` · ${name}`}
    </>
  ),
  secondary: document => <DocumentLine document={document} />,
  tertiary: ({ expirationDate, replacedBy }) => (
    <ExpiryBadge expirationDate={expirationDate} isReplaced={!!replacedBy} />
  ),
  foot: ({ url }) => (
    <Box sx={{ px: 1, pb: 0.5 }}>
      <FileLinks files={url} />
    </Box>
  ),
};
