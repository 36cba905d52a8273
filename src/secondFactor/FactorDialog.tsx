import { DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { TypedDialog } from '../ui/actions/TypedDialog.tsx';

/** About the second factor, over the page of the account. Without `onClose` it stays until it is answered. */
export const FactorDialog = ({ onClose, children }: { onClose?: () => void; children: ReactNode }) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <TypedDialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('auth.secondFactor.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>{children}</DialogContent>
    </TypedDialog>
  );
};
