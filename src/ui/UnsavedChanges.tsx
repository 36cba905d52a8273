import { type Control, useFormState } from 'react-hook-form';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';

type Props = { enable?: boolean; formControl?: Control };

/** Asks before typed changes are lost. */
export const UnsavedChanges = ({ enable = true, formControl }: Props) => {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState({ control: formControl });
  const unsaved = enable && Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  return <AskBeforeLeaving unsaved={unsaved} isSaving={isSubmitting} />;
};
