/** Where the columns of a list's table are kept: by its own key, like its filters, else by the resource. */
export const tableKey = (resource: string, storeKey: string | undefined): string =>
  storeKey ? `${storeKey}.table` : `${resource}.datatable`;
