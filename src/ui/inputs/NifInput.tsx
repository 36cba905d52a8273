import {
  useGetList,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { nifWarning } from '#domain/contact';
import { nifKind, normalizeNif } from '#domain/identifiers/nif';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from '../pages/viewer.tsx';
import { WarnedInput } from './WarnedInput.tsx';

/** Two, as one of them may be the form's own, just saved. */
const FEW = { page: 1, perPage: 2 };
const QUIET = { onError: () => {} };

/** Which other company of the resource around already has the NIF that was typed, once it has the shape of one; for the office. */
const useNamesake = () => {
  const resource = useResourceContext() ?? '';
  const { role } = useViewer();
  const called = useGetRecordRepresentation(resource);
  const [typed, id]: unknown[] = useWatch({ name: ['nif', 'id'] });
  const nif = typeof typed === 'string' ? normalizeNif(typed) : '';
  const stored: unknown = useRecordContext()?.nif;
  const enabled = isAdminLevel(role) && nif !== stored && nifKind(nif) !== null;
  const { data } = useGetList(resource, { filter: { nif }, pagination: FEW }, { enabled, ...QUIET });
  const other = enabled ? data?.find(row => row.id !== id) : undefined;
  return other ? String(called(other)) : null;
};

/** The NIF of a client or carrier. That another one has it is said, and stops nobody: they may have two departments. */
export const NifInput = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useNamesake();
  const warn = (nif: string) => {
    const odd = nifWarning(nif);
    if (!name) return odd;
    const said = translate(`resources.${resource}.help.sameNif`, { name });
    return odd ? `${said} · ${translate(odd)}` : said;
  };
  return <WarnedInput source="nif" warn={warn} />;
};
