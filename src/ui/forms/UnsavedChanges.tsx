import { type Control, useFormState } from 'react-hook-form';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { useTellUnsaved } from './UnsavedProvider.tsx';

type Props = { enable?: boolean; formControl?: Control };

/** Asks before typed changes are lost, and tells what is around the form that there are some. */
export const UnsavedChanges = ({ enable = true, formControl }: Props) => {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState({ control: formControl });
  const unsaved = enable && Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useTellUnsaved(unsaved);
  return <AskBeforeLeaving unsaved={unsaved} isSaving={isSubmitting} />;
};
