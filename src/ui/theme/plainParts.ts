import type { ColourMode } from './colourMode.ts';
import type { PALETTES } from './palettes.ts';

/** What a table has in every row: one style for all of them, where MUI's would each have three parts. */
export const plainParts = ({ primary, text, divider }: (typeof PALETTES)[ColourMode]) => ({
  // Without weight: whatever a list or a column says of its cells counts more.
  ':where(.plain-cell)': {
    padding: '6px 12px',
    borderBottom: `1px solid ${divider}`,
    fontSize: '0.844rem',
    lineHeight: 1.43,
  },
  '.plain-link': {
    color: primary.main,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
  '.open-link': {
    display: 'inline-flex',
    padding: 5,
    borderRadius: '50%',
    color: text.secondary,
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
    // Under a finger as large as a button; the row is no higher for it.
    '@media (pointer: coarse)': { padding: 12, marginBlock: -7 },
    '& svg': { width: 20, height: 20, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  },
});
