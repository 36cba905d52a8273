/**
 * How a page looks on paper: what it says, without what can be pressed. Lists lie on their side, the detail of a row
 * stands. What else is for the screen alone has the class `screen-only`.
 */
export const PRINTED = {
  '@page': { size: 'A4', margin: '12mm' },
  '@page wide': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    '.screen-only, button:not(.status), a.MuiButton-root, .MuiTab-root:not(.Mui-selected)': {
      display: 'none !important',
    },
    // What is ticked, ordered and opened.
    '.MuiTableCell-paddingCheckbox, .tick, .column-open, .MuiTableSortLabel-icon': {
      display: 'none !important',
    },
    body: { background: 'none !important' },
    // What is printed from a dialog, without the page under it.
    'body:has(> * .printed-alone) > *:not(:has(.printed-alone))': { display: 'none !important' },
    '#main-content': { margin: '0 !important', padding: '0 !important', maxWidth: 'none !important' },
    // Nothing scrolls, and nothing stays in place, on paper.
    '#main-content :is(.MuiPaper-root, .RaDataTable-tableWrapper)': {
      overflow: 'visible !important',
      maxHeight: 'none !important',
      position: 'static !important',
    },
    '#main-content :is(th, td)': { position: 'static !important' },
    // The table of a whole page, at the size of print.
    '#main-content:has(header + .list-bar)': { page: 'wide', '& table': { zoom: 0.75 } },
    '#main-content :not(.dense) > * > table td': {
      whiteSpace: 'normal !important',
      maxWidth: 'none !important',
      overflow: 'visible !important',
    },
    '#main-content .dense table': { zoom: '0.6 !important' },
    '#main-content :is(.MuiChip-root, .MuiAvatar-root, .MuiLinearProgress-root, .status, .route)': {
      printColorAdjust: 'exact',
    },
    'tr, li, .MuiCard-root, h2': { breakInside: 'avoid' },
    h2: { breakAfter: 'avoid' },
  },
};
