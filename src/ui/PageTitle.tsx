import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = {
  /** A key of i18n or a text. */
  title: string;
  /** Chips beside the title: a status, "Eliminado". */
  badge?: ReactNode;
  /** Buttons at the right, below on a phone. */
  actions?: ReactNode;
};

/** The one h1 of a page and the title of the browser's tab: `<PageTitle title="resources.loads.page.list" />`. */
export const PageTitle = ({ title, badge, actions }: Props) => {
  const translate = useTranslate();
  const text = translate(title, { _: title });
  useDocumentTitle(text);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography component="h1" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {badge}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, ml: 'auto' }}>{actions}</Box>
    </Box>
  );
};
