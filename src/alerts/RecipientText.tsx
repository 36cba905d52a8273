import { useRecordContext } from 'react-admin';
import { alerts, RECIPIENT_FIELDS, type RecipientType } from '#domain/alerts';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { ReferenceName } from '../ui/fields/ReferenceName.tsx';

/** Whom the alert around is for: `Transportista: Cargas Jarabral, S. Coop. V.` */
export const RecipientText = () => {
  const alert = useRecordContext();
  const field = RECIPIENT_FIELDS[alert?.recipientType as RecipientType] ?? null;
  const [id, target] = field ? [alert?.[field], alerts.fields[field]?.target] : [];
  return (
    <>
      <ChoiceText source="recipientType" />
      {id && target && (
        <>
          : <ReferenceName resource={target} id={id} />
        </>
      )}
    </>
  );
};
