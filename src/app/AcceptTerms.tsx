import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Link,
} from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { type MouseEvent, useState } from 'react';

type Text = 'terms' | 'privacy';

/** The box that says yes to the terms and the privacy policy, with both to read (Spec 2). */
export const AcceptTerms = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source, type: 'checkbox', defaultValue: false });
  const [shown, setShown] = useState<Text | null>(null);
  const link = (text: Text) => (
    <Link
      component="button"
      type="button"
      sx={{ verticalAlign: 'baseline' }}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        setShown(text);
      }}
    >
      {translate(`auth.login.${text}`)}
    </Link>
  );
  return (
    <>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mt: 1, '& .MuiFormControlLabel-label': { pt: '9px' } }}
        control={
          <Checkbox
            checked={field.value === true}
            onChange={event => field.onChange(event.target.checked)}
            slotProps={{
              input: {
                id,
                'aria-required': true,
                'aria-invalid': fieldState.invalid,
                'aria-describedby': `${id}-error`,
              },
            }}
          />
        }
        label={
          <>
            {translate('auth.login.acceptTerms')} {link('terms')} {translate('auth.login.and')} {link('privacy')}
          </>
        }
      />
      <FormHelperText id={`${id}-error`} error>
        {fieldState.invalid && translate('auth.login.acceptRequired')}
      </FormHelperText>
      <Dialog open={shown !== null} onClose={() => setShown(null)} aria-labelledby="legal-title">
        <DialogTitle id="legal-title">{shown && translate(`auth.legal.${shown}Title`)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{shown && translate(`auth.legal.${shown}Text`)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setShown(null)}>{translate('app.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
