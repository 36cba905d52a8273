/** Room for two places with their provinces, in a table: in less a row takes four lines and more. Where it has one line it ends in dots. */
export const TRIP_CELL = { minWidth: 190, '& span': { display: 'inline' } };
