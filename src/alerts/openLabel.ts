import type { RaRecord } from 'react-admin';
import { hasPage } from '#domain/alerts/path';
import { loadLabel } from '#domain/loads';
import { routeLabel } from '#domain/routes';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What the link of an alert opens, in a person's words: `Abrir pedido P. 12`, `Abrir factura`, `Abrir cargas`. */
export const openLabel = ({ resource, recordId }: RaRecord, translate: Translate): string => {
  const isList = !recordId || !hasPage(resource);
  const name = translate(`resources.${resource}.forcedCaseName`, { smart_count: isList ? 2 : 1 });
  // Only these two are known by their number; an invoice's is not its row's.
  const label = resource === 'loads' ? loadLabel : resource === 'routes' ? routeLabel : null;
  const number = !isList && label ? ` ${label({ id: recordId })}` : '';
  return translate('app.alerts.openThat', { name: `${name}${number}` });
};
