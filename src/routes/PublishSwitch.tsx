import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isConfirmed } from '#domain/routes';
import { useField } from '../ui/forms/formScope.ts';
import { SwitchInput } from '../ui/inputs/SwitchInput.tsx';
import type { RouteView } from './RouteView.ts';

/** Publishing forces the status, and leaving the pool reverts it to draft (Spec 4). */
export const PublishSwitch = () => {
  const { disabled } = useField('isPublic');
  const { setValue } = useFormContext();
  const status = useRecordContext<RouteView>()?.status;
  const [carrierId, isPublic]: unknown[] = useWatch({ name: ['carrierId', 'isPublic'] });
  // What has a carrier is not on offer any more.
  const isTaken = isConfirmed(status) || (!!carrierId && !isPublic);
  const follow = (isPublic: boolean) => {
    const before = status && status !== 'public' ? status : 'draft';
    setValue('status', isPublic ? 'public' : before, { shouldDirty: true });
  };
  return (
    <SwitchInput
      source="isPublic"
      helperText="resources.routes.help.isPublic"
      disabled={disabled || isTaken}
      onChange={event => follow(event.target.checked)}
    />
  );
};
