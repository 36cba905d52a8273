import { useLeaveQuestion } from './useLeaveQuestion.tsx';

type Props = { unsaved: boolean; isSaving?: boolean };

/** Asks before what isn't kept yet is lost. */
export const AskBeforeLeaving = ({ unsaved, isSaving }: Props) => useLeaveQuestion(unsaved, isSaving).question;
