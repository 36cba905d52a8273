import type { FieldValues, UseFormReturn } from 'react-hook-form';

const FIELDS = ['loadIds', 'routeIds', 'picks', 'lastDelivery'] as const;

/** What was another's to be invoiced is not this one's, nor is the base that was its sum. */
export const forgetItems = ({
  setValue,
  getValues,
}: Pick<UseFormReturn<FieldValues>, 'setValue' | 'getValues'>): void => {
  const { loadIds, routeIds } = getValues();
  if (loadIds?.length || routeIds?.length) setValue('value', null);
  for (const name of FIELDS) setValue(name, null);
};
