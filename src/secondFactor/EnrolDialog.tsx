import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EnrolFactor } from './EnrolFactor.tsx';
import { FactorDialog } from './FactorDialog.tsx';

/** Turning the second factor on; it can't be left by mistake while the recovery codes are shown. */
export const EnrolDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <FactorDialog onClose={isShown ? undefined : onClose}>
      <EnrolFactor onDone={onDone} onCodes={() => setIsShown(true)} />
      {!isShown && (
        <Button fullWidth color="inherit" sx={{ mt: 1 }} onClick={onClose}>
          {translate('auth.secondFactor.cancel')}
        </Button>
      )}
    </FactorDialog>
  );
};
