import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { DoneAt } from '../ui/fields/DoneAt.tsx';
import { filesOf } from '../provider/fileValue.ts';
import type { Row } from '../ui/fields/row.ts';

/** The rest of a document on one line: until when it is valid and how many files it has. */
export const DocumentLine = ({ document }: { document: Row }) => {
  const translate = useTranslate();
  const files = filesOf(document.url).length;
  return (
    <>
      {[formatDay(document.expirationDate), files > 0 && translate('app.files.count', { smart_count: files })]
        .filter(Boolean)
        .join(' · ')}
      {document.madeAt && (
        <>
          {' · '}
          <DoneAt at={document.madeAt} receivedAt={document.createdAt} />
        </>
      )}
    </>
  );
};
