import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';

/** Only what the schema accepts becomes a link: a row that came in another way can't bring a `javascript:` one. */
const isWeb = (link: unknown): link is string => typeof link === 'string' && /^https?:\/\//i.test(link);

const stay = (event: MouseEvent) => event.stopPropagation();
const AWAY = { target: '_blank', rel: 'noopener noreferrer', onClick: stay };

/** The offer's page, in a tab that knows nothing of this one. */
export const OfferLink = ({ link, asButton }: { link: unknown; asButton?: boolean }) => {
  const translate = useTranslate();
  if (!isWeb(link)) return null;
  if (!asButton)
    return (
      <Link href={link} {...AWAY} sx={{ overflowWrap: 'anywhere' }}>
        {link.replace(/^https?:\/\//i, '')}
      </Link>
    );
  return (
    <Button href={link} {...AWAY} size="small" variant="outlined" endIcon={<OpenIcon />}>
      {translate('resources.discounts.actions.open')}
    </Button>
  );
};
