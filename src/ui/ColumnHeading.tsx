import { useDataTableRenderContext, useTranslate } from 'react-admin';

/** The heading of a column of buttons: heard, but not seen above them; seen in the choice of columns. */
export const ColumnHeading = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const isSeen = useDataTableRenderContext() !== 'header';
  return <span className={isSeen ? undefined : 'visually-hidden'}>{translate(text, { _: text })}</span>;
};
