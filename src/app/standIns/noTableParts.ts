const nothing = (): null => null;

/** In the place of what a table would draw by itself of a row (ui/lists: Col, SelectableRow) and of selected rows (BulkBar). */
export { nothing as BulkActionsToolbar, nothing as DataTableCell, nothing as SelectRowCheckbox };
