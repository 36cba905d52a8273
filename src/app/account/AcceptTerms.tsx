import { Checkbox, FormControlLabel, FormHelperText, Link } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';
import { lazyDialog } from '../../ui/pages/lazyPart.tsx';
import type { Legal } from './LegalText.tsx';
import { plainTexts } from '../../texts/texts.ts';

const LegalText = lazyDialog(() => import('./LegalText.tsx'), 'LegalText');

type Props = { checked: boolean; onChange: (checked: boolean) => void; missing: boolean };

/** The box that says yes to the terms and the privacy policy, with both to read (Spec 2). */
export const AcceptTerms = ({ checked, onChange, missing }: Props) => {
  const { login } = plainTexts().auth;
  const id = useId();
  const [shown, setShown] = useState<Legal | null>(null);
  const link = (text: Legal) => (
    <Link
      component="button"
      type="button"
      sx={{ verticalAlign: 'baseline' }}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        setShown(text);
      }}
    >
      {login[text]}
    </Link>
  );
  const box = {
    name: 'acceptTerms',
    'aria-required': true,
    'aria-invalid': missing,
    'aria-describedby': id,
  };
  return (
    <>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mt: 1, '& .MuiFormControlLabel-label': { pt: '9px' } }}
        control={
          <Checkbox checked={checked} onChange={event => onChange(event.target.checked)} slotProps={{ input: box }} />
        }
        label={
          <>
            {login.acceptTerms} {link('terms')} {login.and} {link('privacy')}
          </>
        }
      />
      <FormHelperText id={id} error>
        {missing && login.acceptRequired}
      </FormHelperText>
      {shown && <LegalText text={shown} onClose={() => setShown(null)} />}
    </>
  );
};
