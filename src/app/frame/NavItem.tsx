import { Badge } from '@mui/material';
import { LinkBase } from 'react-admin';
import { type ComponentType, createElement, memo, type MouseEvent } from 'react';
import { NAV } from '../../ui/theme/palettes.ts';

type Props = {
  icon: ComponentType;
  label: string;
  /** A second line: who is logged in. */
  detail?: string;
  to?: string;
  onClick?: (event: MouseEvent) => void;
  active?: boolean;
  expanded: boolean;
  badge?: number;
};

const CUT = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** How entries look, for what holds them: there are twenty on every page, so none has a style of its own. */
export const NAV_ITEMS = {
  '& .nav-item': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: 1,
    height: 40,
    // A finger needs more room than a pointer.
    '@media (pointer: coarse)': { height: 48 },
    '&.detailed': { height: 56 },
    // The longest menu, the office's, is seen whole on a screen of 900 px, and in the window of a laptop.
    '@media (pointer: fine) and (max-height: 930px)': { height: 36, '&.detailed': { height: 48 } },
    '@media (pointer: fine) and (max-height: 845px)': { height: 32 },
    p: 0,
    pl: '26px',
    pr: 2,
    border: 0,
    borderLeft: '3px solid transparent',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms',
    '&:hover': { bgcolor: NAV.pointed },
    '&[aria-current]': { bgcolor: NAV.active, borderLeftColor: NAV.mark, color: '#fff' },
    '&[aria-current] .label': { fontWeight: 600 },
    // Where the system's colours are forced, a transparent line is as plain as any other.
    '@media (forced-colors: active)': {
      '&:not([aria-current])': { borderLeftColor: 'Canvas' },
      '&[aria-current]': { borderLeftColor: 'Highlight' },
    },
    '&:focus-visible': { bgcolor: NAV.pointed, outlineOffset: -3, outlineColor: NAV.mark },
    '& svg': { display: 'block', flexShrink: 0 },
    '& .text': { flex: '1 1 auto', minWidth: 0 },
    '& .label': CUT,
    '& .detail': { ...CUT, color: NAV.faint, fontSize: '0.844rem', lineHeight: 1.43 },
  },
};

/** One entry of the navigation; collapsed, its text is there for those who can't see the icon. */
export const NavItem = memo(({ icon, label, detail, to, onClick, active, expanded, badge = 0 }: Props) => {
  const look = { className: detail ? 'nav-item detailed' : 'nav-item', title: expanded ? undefined : label };
  const content = (
    <>
      {badge ? (
        // The label says the number too.
        <Badge badgeContent={badge} color="error" slotProps={{ badge: { 'aria-hidden': true } }}>
          {createElement(icon)}
        </Badge>
      ) : (
        createElement(icon)
      )}
      <span className={expanded ? 'text' : 'visually-hidden'}>
        <span className="label">{label}</span>
        {detail && <span className="detail">{detail}</span>}
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <LinkBase {...look} to={to} aria-current={active ? 'page' : undefined}>
          {content}
        </LinkBase>
      ) : (
        <button {...look} type="button" onClick={onClick}>
          {content}
        </button>
      )}
    </li>
  );
});
NavItem.displayName = 'NavItem';
