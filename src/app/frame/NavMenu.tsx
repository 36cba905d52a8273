import { Menu, MenuItem } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { OnceOpen } from '../../ui/pages/OnceOpen.tsx';
import { NavItem } from './NavItem.tsx';

type Props<K extends string> = {
  icon: ComponentType;
  label: string;
  expanded: boolean;
  choices: readonly { key: K; text: string }[];
  chosen: K;
  onChoose: (key: K) => void;
};

/** An entry of the navigation that asks for one of a few. */
export const NavMenu = <K extends string>({ icon, label, expanded, choices, chosen, onChoose }: Props<K>) => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <NavItem icon={icon} label={label} onClick={event => setAnchor(event.currentTarget)} expanded={expanded} />
      <OnceOpen open={!!anchor}>
        <Menu open={!!anchor} onClose={() => setAnchor(null)} anchorEl={anchor}>
          {choices.map(({ key, text }) => (
            <MenuItem
              key={key}
              selected={key === chosen}
              onClick={() => {
                onChoose(key);
                setAnchor(null);
              }}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      </OnceOpen>
    </>
  );
};
