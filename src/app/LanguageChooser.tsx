import LanguageIcon from '@mui/icons-material/Language';
import { Menu, MenuItem } from '@mui/material';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { NavItem } from './NavItem.tsx';

/** There only when there is something to choose (Spec 1). */
export const LanguageChooser = ({ expanded }: { expanded: boolean }) => {
  const translate = useTranslate();
  const languages = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  if (languages.length < 2) return null;
  return (
    <div ref={anchor}>
      <NavItem
        icon={LanguageIcon}
        label={translate('app.nav.language')}
        onClick={() => setOpen(true)}
        expanded={expanded}
      />
      <Menu open={open} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        {languages.map(each => (
          <MenuItem
            key={each.locale}
            selected={each.locale === locale}
            onClick={() => {
              setLocale(each.locale);
              setOpen(false);
            }}
          >
            {each.name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
};
