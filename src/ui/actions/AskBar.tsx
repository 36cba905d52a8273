import { Button, type ButtonProps, DialogActions } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = Pick<ButtonProps, 'color' | 'disabled' | 'autoFocus'> & {
  /** A key of i18n or a text: what is done. */
  label: string;
  icon?: ButtonProps['startIcon'];
  onConfirm: () => void;
  onClose: () => void;
  /** While it is being done nothing else can be chosen. */
  isPending: boolean;
};

/** The foot of a dialog that asks before something is done: leave it, or do it. */
export const AskBar = ({ label, icon, color = 'primary', onConfirm, onClose, isPending, ...rest }: Props) => {
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose} disabled={isPending}>
        {translate('ra.action.cancel')}
      </Button>
      <Button variant="contained" color={color} startIcon={icon} onClick={onConfirm} loading={isPending} {...rest}>
        {translate(label, { _: label })}
      </Button>
    </DialogActions>
  );
};
