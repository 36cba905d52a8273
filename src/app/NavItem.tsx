import { Badge, ListItemButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { LinkBase } from 'react-admin';
import { type ComponentType, createElement, memo, type MouseEvent } from 'react';
import { NAV } from './palettes.ts';

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

/** The one styled part of an entry: there are twenty on every page, and each part more would be twenty more. */
const Item = styled(ListItemButton)({
  height: 40,
  // A finger needs more room than a pointer.
  '@media (pointer: coarse)': { height: 48 },
  paddingBlock: 0,
  paddingLeft: 26,
  gap: 16,
  borderLeft: '3px solid transparent',
  color: 'inherit',
  '&:hover': { backgroundColor: NAV.pointed },
  '&.Mui-selected, &.Mui-selected:hover': {
    backgroundColor: NAV.active,
    borderLeftColor: NAV.mark,
    color: '#fff',
    '& strong': { fontWeight: 600 },
  },
  '&.Mui-focusVisible': { backgroundColor: NAV.pointed, outlineOffset: -3, outlineColor: NAV.mark },
  '&.detailed': { height: 56 },
  '& svg': { display: 'block' },
  '& .nav-text': { flex: '1 1 auto', minWidth: 0 },
  '& .nav-text > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { fontWeight: 400 },
  '& small': { color: NAV.faint, fontSize: '0.844rem', lineHeight: 1.43 },
}) as typeof ListItemButton;

/** One entry of the navigation; collapsed, its text is there for those who can't see the icon. */
export const NavItem = memo(({ icon, label, detail, to, onClick, active = false, expanded, badge = 0 }: Props) => (
  <li>
    <Item
      {...(to ? { component: LinkBase, to } : { onClick })}
      className={detail && 'detailed'}
      selected={active}
      aria-current={active ? 'page' : undefined}
      title={expanded ? undefined : label}
    >
      {badge ? (
        // The label says the number too.
        <Badge badgeContent={badge} color="error" slotProps={{ badge: { 'aria-hidden': true } }}>
          {createElement(icon)}
        </Badge>
      ) : (
        createElement(icon)
      )}
      <span className={expanded ? 'nav-text' : 'visually-hidden'}>
        <strong>{label}</strong>
        {detail && <small>{detail}</small>}
      </span>
    </Item>
  </li>
));
NavItem.displayName = 'NavItem';
