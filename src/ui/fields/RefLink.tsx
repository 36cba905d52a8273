import { LinkBase } from 'react-admin';
import type { MouseEvent, ReactNode } from 'react';
import { isResourceName } from '#domain/resources';
import { useCan } from '../pages/viewer.tsx';

type Props = { resource: string; id: number | string | null | undefined; children: ReactNode };

/** A link to a row's page for those who may open it, plain text for the others: `<RefLink resource="clients" id={3}>…`. */
export const RefLink = ({ resource, id, children }: Props) => {
  const may = useCan();
  if (id === null || id === undefined || !isResourceName(resource) || !may('read', resource)) return <>{children}</>;
  return (
    <LinkBase className="plain-link" to={`/${resource}/${id}`} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {children}
    </LinkBase>
  );
};
