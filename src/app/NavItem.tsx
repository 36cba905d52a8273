import { Badge, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { Link } from 'react-admin';
import { type ComponentType, createElement, type MouseEvent } from 'react';
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

const ITEM = {
  height: 40,
  // A finger needs more room than a pointer.
  '@media (pointer: coarse)': { height: 48 },
  py: 0,
  pl: '26px',
  gap: 2,
  borderLeft: '3px solid transparent',
  color: 'inherit',
  '&:hover': { bgcolor: NAV.pointed },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: NAV.active, borderLeftColor: NAV.mark, color: '#fff' },
  '&.Mui-focusVisible': { bgcolor: NAV.pointed, outlineOffset: -3, outlineColor: NAV.mark },
};

/** One entry of the navigation; collapsed, its text is there for those who can't see the icon. */
export const NavItem = ({ icon, label, detail, to, onClick, active = false, expanded, badge = 0 }: Props) => {
  const target = to ? { component: Link, to } : { onClick };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...target}
        selected={active}
        aria-current={active ? 'page' : undefined}
        title={expanded ? undefined : label}
        sx={detail ? { ...ITEM, height: 56 } : ITEM}
      >
        <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
          {/* The label says the number too. */}
          <Badge badgeContent={badge || null} color="error" slotProps={{ badge: { 'aria-hidden': true } }}>
            {createElement(icon)}
          </Badge>
        </ListItemIcon>
        <ListItemText
          primary={label}
          secondary={detail}
          className={expanded ? undefined : 'visually-hidden'}
          slotProps={{
            primary: { noWrap: true, sx: { fontWeight: active ? 600 : 400 } },
            secondary: { noWrap: true, sx: { color: NAV.faint } },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
};
