import { checkSession } from '../provider/account.ts';
import { isUnreachable } from '../provider/isUnreachable.ts';
import { owesDuty } from '../provider/session.ts';
import { failureOf } from '../ui/actions/failure.ts';
import { NewPassword } from '../ui/plain/NewPassword.tsx';
import { plainTexts } from '../texts/texts.ts';
import { choosePassword } from './calls.ts';

/**
 * Whether it was chosen all the same: an answer may have been lost, and once it is chosen the server refuses to hear of it.
 * Who asks who is logged in sees that nothing is owed any more, and the page goes on.
 */
const wasChosen = async (refusal: unknown): Promise<boolean> => {
  if (!isUnreachable(refusal) && failureOf(refusal).status !== 403) return false;
  await checkSession().catch(() => null);
  return !owesDuty();
};

/** A password of one's own in place of the one that somebody else chose. */
export const ChoosePassword = ({ onDone }: { onDone: () => void }) => (
  <NewPassword
    autoFocus
    submit={plainTexts().auth.duty.savePassword}
    onSubmit={async password => {
      try {
        await choosePassword(password);
      } catch (error) {
        if (await wasChosen(error)) return;
        throw error;
      }
      onDone();
    }}
  />
);
