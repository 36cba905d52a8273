import { useTranslate } from 'react-admin';
import { useEffect } from 'react';

/** Names the browser's tab after the page: `Cargas · Portes`. */
export const useDocumentTitle = (title: string): void => {
  const translate = useTranslate();
  const name = `${title} · ${translate('app.title')}`;
  useEffect(() => {
    document.title = name;
  }, [name]);
};
