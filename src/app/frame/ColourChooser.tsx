import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { useTranslate } from 'react-admin';
import { COLOUR_CHOICES, useColourChoice, useColourMode } from '../../ui/theme/colourMode.ts';
import { NavMenu } from './NavMenu.tsx';

/** Light, dark, or as the device is set; kept on this device. */
export const ColourChooser = ({ expanded }: { expanded: boolean }) => {
  const translate = useTranslate();
  const mode = useColourMode();
  const [chosen, choose] = useColourChoice();
  return (
    <NavMenu
      icon={mode === 'dark' ? DarkModeIcon : LightModeIcon}
      label={translate('app.nav.look')}
      expanded={expanded}
      choices={COLOUR_CHOICES.map(key => ({ key, text: translate(`app.looks.${key}`) }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
};
