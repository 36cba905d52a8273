import { LinkBase } from 'react-admin';
import type { MouseEvent, ReactNode } from 'react';
import { isResourceName } from '#domain/resources';
import { useCan } from '../pages/viewer.tsx';

type Props = {
  resource: string;
  id: number | string | null | undefined;
  children: ReactNode;
  /** Stands by itself: under a finger as large as a button. */
  tap?: boolean;
};

/** A link to a row's page for those who may open it, plain text for the others: `<RefLink resource="clients" id={3}>…`. */
export const RefLink = ({ resource, id, children, tap }: Props) => {
  const may = useCan();
  if (id === null || id === undefined || !isResourceName(resource) || !may('read', resource)) return <>{children}</>;
  return (
    <LinkBase
      className={tap ? 'plain-link tap' : 'plain-link'}
      to={`/${resource}/${id}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </LinkBase>
  );
};
