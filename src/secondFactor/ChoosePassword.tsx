import { NewPassword } from '../ui/plain/NewPassword.tsx';
import { plainTexts } from '../texts/texts.ts';
import { choosePassword } from './calls.ts';

/** A password of one's own in place of the one that somebody else chose. */
export const ChoosePassword = ({ onDone }: { onDone: () => void }) => (
  <NewPassword
    autoFocus
    submit={plainTexts().auth.duty.savePassword}
    onSubmit={async password => {
      await choosePassword(password);
      onDone();
    }}
  />
);
