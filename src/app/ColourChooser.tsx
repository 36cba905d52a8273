import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { COLOUR_CHOICES, useColourChoice, useColourMode } from './colourMode.ts';
import { NavItem } from './NavItem.tsx';

/** Light, dark, or as the device is set; kept on this device. */
export const ColourChooser = ({ expanded }: { expanded: boolean }) => {
  const translate = useTranslate();
  const mode = useColourMode();
  const [chosen, choose] = useColourChoice();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div ref={anchor}>
      <NavItem
        icon={mode === 'dark' ? DarkModeIcon : LightModeIcon}
        label={translate('app.nav.look')}
        onClick={() => setOpen(true)}
        expanded={expanded}
      />
      <Menu open={open} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        {COLOUR_CHOICES.map(each => (
          <MenuItem
            key={each}
            selected={each === chosen}
            onClick={() => {
              choose(each);
              setOpen(false);
            }}
          >
            {translate(`app.looks.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
};
