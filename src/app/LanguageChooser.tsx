import LanguageIcon from '@mui/icons-material/Language';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';
import { NavMenu } from './NavMenu.tsx';

/** There only when there is something to choose (Spec 1). */
export const LanguageChooser = ({ expanded }: { expanded: boolean }) => {
  const translate = useTranslate();
  const languages = useLocales();
  const [locale, setLocale] = useLocaleState();
  if (languages.length < 2) return null;
  return (
    <NavMenu
      icon={LanguageIcon}
      label={translate('app.nav.language')}
      expanded={expanded}
      choices={languages.map(({ locale: key, name }) => ({ key, text: name }))}
      chosen={locale}
      onChoose={setLocale}
    />
  );
};
