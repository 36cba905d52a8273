import { Box, Typography } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { createElement, type ReactNode } from 'react';
import type { MenuKey } from '#domain/menu';
import { iconOf } from '../theme/icons.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = {
  /** A key of i18n or a text. */
  title: string;
  /** Whose picture stands before it; the resource's by itself. */
  icon?: MenuKey;
  /** Chips beside the title: a status, "Eliminado". */
  badge?: ReactNode;
  /** Buttons at the right, below on a phone. */
  actions?: ReactNode;
};

/** Beside the words, also when these take two lines of a phone, and so the button that stands behind them. */
const PICTURE = { color: 'text.secondary', mr: -0.5 } as const;
const TITLE_WIDTH = 'calc(100% - 32px)';
const WIDTH_BEFORE_BUTTON = { xs: 'calc(100% - 84px)', sm: TITLE_WIDTH };

/** The one h1 of a page and the title of the browser's tab: `<PageTitle title="resources.loads.page.list" />`. */
export const PageTitle = ({ title, icon, badge, actions }: Props) => {
  const translate = useTranslate();
  const text = translate(title, { _: title });
  const resource = useResourceContext();
  const picture = iconOf(icon ?? resource);
  useDocumentTitle(text);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      {picture && createElement(picture, { sx: PICTURE })}
      <Typography
        component="h1"
        variant="h5"
        sx={{
          overflowWrap: 'anywhere',
          minWidth: 0,
          flex: picture && '0 1 auto',
          maxWidth: picture && (badge ? WIDTH_BEFORE_BUTTON : TITLE_WIDTH),
        }}
      >
        {text}
      </Typography>
      {badge}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, ml: 'auto' }}>{actions}</Box>
    </Box>
  );
};
