import PackIcon from '@mui/icons-material/FolderZipOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { lazyDialog } from '../ui/pages/lazyPart.tsx';

const PackDialog = lazyDialog(() => import('./PackDialog.tsx'), 'PackDialog');

/** All invoices of a quarter with their papers, in one file (Design 3, the accounting). */
export const PackButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<PackIcon />} onClick={() => setOpen(true)}>
        {translate('resources.invoices.pack.open')}
      </Button>
      {isOpen && <PackDialog onClose={() => setOpen(false)} />}
    </>
  );
};
