import HiddenIcon from '@mui/icons-material/VisibilityOff';
import ShownIcon from '@mui/icons-material/Visibility';
import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { PlainField } from './PlainField.tsx';
import { plainTexts } from '../../texts/texts.ts';

type Props = {
  label: string;
  name: string;
  autoComplete: string;
  autoFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
  problem?: string;
};

/** A password, with the eye that shows it. */
export const PasswordField = (props: Props) => {
  const { hidePassword, showPassword } = plainTexts().app.form;
  const [shown, setShown] = useState(false);
  const eye = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={shown ? hidePassword : showPassword} onClick={() => setShown(!shown)}>
        {shown ? <ShownIcon /> : <HiddenIcon />}
      </IconButton>
    </InputAdornment>
  );
  return <PlainField {...props} type={shown ? 'text' : 'password'} end={eye} />;
};
