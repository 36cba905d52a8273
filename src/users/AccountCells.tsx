import { Grid } from '@mui/material';
import { Input } from '../ui/inputs/Input.tsx';
import { Cell } from '../ui/forms/Section.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { PasswordField } from './PasswordField.tsx';

/** What one logs in with. */
export const AccountCells = () => (
  <Grid container columnSpacing={2} rowSpacing={0.25}>
    <Cell sm={6} md={4}>
      <Input source="username" />
    </Cell>
    <Cell sm={6} md={4}>
      <Input source="email" type="email" />
    </Cell>
    <Cell sm={6} md={4}>
      <PasswordField />
    </Cell>
    <Cell sm={6} md={4}>
      <CurrentPassword />
    </Cell>
  </Grid>
);
