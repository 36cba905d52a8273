import LanguageIcon from '@mui/icons-material/Language';
import { useTranslate } from 'react-admin';
import { chooseLanguage, language } from '../../texts/language.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { NavMenu } from './NavMenu.tsx';

/** There only when there is something to choose (Spec 1). */
export const LanguageChooser = ({ expanded }: { expanded: boolean }) => {
  const translate = useTranslate();
  if (!LANGUAGES.isChoice) return null;
  return (
    <NavMenu
      icon={LanguageIcon}
      label={translate('app.nav.language')}
      expanded={expanded}
      choices={LANGUAGES.locales.map(({ locale: key, name }) => ({ key, text: name }))}
      chosen={language()}
      onChoose={chooseLanguage}
    />
  );
};
