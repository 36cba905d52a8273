import type { ColourMode } from './colourMode.ts';
import type { PALETTES } from './palettes.ts';

/** Cells of tables: there are hundreds on a page, so none has a style of its own. As Material's (body2, small). */
export const plainCells = ({ divider, text }: (typeof PALETTES)[ColourMode]) => ({
  // Without weight: whatever a table or a column says of its cells counts more.
  ':where(.plain-cell)': {
    padding: '6px 12px',
    borderBottom: `1px solid ${divider}`,
    color: text.primary,
    fontSize: '0.844rem',
    lineHeight: 1.43,
    textAlign: 'left',
    verticalAlign: 'inherit',
  },
  ':where(.plain-cell[align=right])': { textAlign: 'right' },
});
