import type { SxProps, Theme } from '@mui/material/styles';
import { GROUNDS } from '../ui/theme/palettes.ts';

const TICK = 36;

/** Narrow rows under a head that stays, beside the order's number that stays too; opaque, since others pass below. */
export const DISPATCH_LOOK: SxProps<Theme> = {
  bgcolor: 'background.paper',
  '& .RaDataTable-tableWrapper': {
    maxHeight: 'max(320px, calc(100dvh - 245px))',
    overflow: 'auto',
    // A row that takes the focus isn't left below what stays.
    scrollPaddingTop: 38,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& table': { borderCollapse: 'separate', borderSpacing: 0 },
  '& td, & th': { px: 0.75, py: 0.25, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 36,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: ({ palette }: Theme) => GROUNDS[palette.mode].head,
  },
  '& tbody td': {
    height: 32,
    maxWidth: 170,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'inherit',
  },
  '& .tick': {
    position: 'sticky',
    left: 0,
    width: TICK,
    minWidth: TICK,
    zIndex: 1,
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& .number-of': { position: 'sticky', left: TICK, zIndex: 1, fontWeight: 600 },
  '& thead th.tick, & thead th.number-of': { zIndex: 3 },
  '& .quantity': { textAlign: 'right' },
  '& input[type=checkbox]': {
    width: 16,
    height: 16,
    m: 0,
    accentColor: ({ palette }: Theme) => palette.primary.main,
    verticalAlign: 'middle',
    cursor: 'pointer',
  },
  '& tbody tr': { bgcolor: 'background.paper', transition: 'opacity 1.2s ease-out' },
  // Those of the page before, until the next one is there.
  '& tbody[aria-busy=true]': { opacity: 0.6 },
  '& tbody tr:hover': { bgcolor: ({ palette }: Theme) => GROUNDS[palette.mode].pointed },
  '& tbody tr[aria-selected=true]': { bgcolor: ({ palette }: Theme) => GROUNDS[palette.mode].selected },
  '& tbody tr:focus-visible': { outline: '2px solid', outlineColor: 'primary.light', outlineOffset: -2 },
  '& tbody tr.left': { opacity: 0.25 },
  '& a': { color: 'primary.main', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .steps': { display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle' },
  '& button.arrow, & button.status': { font: 'inherit', border: 0, m: 0, cursor: 'pointer', borderRadius: 1 },
  '& button.arrow': {
    display: 'inline-flex',
    p: 0.375,
    background: 'none',
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover' },
    '&:disabled': { opacity: 0.3, cursor: 'default' },
  },
  '& button.status, & a.route': { px: 1, lineHeight: '22px', borderRadius: 3, fontWeight: 600 },
  '& a.route': { display: 'inline-block' },
};
