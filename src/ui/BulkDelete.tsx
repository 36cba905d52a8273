import { BulkDeleteButton, useResourceContext } from 'react-admin';

/** Disables the selected rows after asking; the notice says how many, since it can't name each. */
export const BulkDelete = () => {
  const resource = useResourceContext() ?? '';
  return <BulkDeleteButton successMessage={`resources.${resource}.notifications.deletedMany`} />;
};
