import SepaIcon from '@mui/icons-material/AccountBalanceOutlined';
import { Button } from 'react-admin';
import { useState } from 'react';
import { lazyDialog } from '../ui/pages/lazyPart.tsx';
import { useCan } from '../ui/pages/viewer.tsx';

const AskForSepaFile = lazyDialog(() => import('./AskForSepaFile.tsx'), 'AskForSepaFile');

/** Makes a file of transfers for the selected invoices. */
export const MakeSepaFile = () => {
  const may = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!may('create', 'sepaFiles')) return null;
  return (
    <>
      <Button label="resources.sepaFiles.actions.make" onClick={() => setOpen(true)}>
        <SepaIcon />
      </Button>
      {isOpen && <AskForSepaFile onClose={() => setOpen(false)} />}
    </>
  );
};
