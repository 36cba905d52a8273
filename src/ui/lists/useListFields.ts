import { entityOf } from '#domain/entities';
import type { FieldSpec } from '#domain/fields';
import { can, readableFields } from '#domain/permissions';
import { isResourceName } from '#domain/resources';
import type { Role } from '#domain/roles';
import { useViewer } from '../pages/viewer.tsx';

export type ListField = { name: string; spec: FieldSpec };

/** Nobody looks for these, but where a page names them. */
const INTERNAL = ['version', 'position', 'issuerKey', 'taxPercentage', 'password', 'userId'];
const UNFILTERABLE = ['object', 'list'];
const UNSORTABLE = ['object', 'list', 'reference'];

/** A row to filter by is picked from a list, which not every role may see. */
const isInSight = ({ target }: FieldSpec, role: Role): boolean => !target || can(role, 'read', target);

type Chosen = {
  filterFields?: readonly string[];
  sortFields?: readonly string[];
  /** What the list is narrowed to already: nobody's choice. */
  filter?: Record<string, unknown>;
};

/** What a list can be filtered and sorted by: what the page names, else every field that this role is sent. */
export const useListFields = (resource: string, { filterFields, sortFields, filter = {} }: Chosen) => {
  const { role } = useViewer();
  const entity = isResourceName(resource) ? entityOf(resource) : null;
  if (!entity || !isResourceName(resource)) return { filterable: [], sortable: [] };
  const fields: ListField[] = readableFields(role, resource).flatMap(name => {
    const spec = entity.fields[name];
    return spec && !spec.relation && name !== 'disabled' ? [{ name, spec }] : [];
  });
  const named = (names: readonly string[] | undefined, all: ListField[]) =>
    names
      ? names.flatMap(name => all.filter(field => field.name === name))
      : all.filter(({ name }) => !INTERNAL.includes(name));
  const filterable = named(filterFields, fields).filter(
    ({ name, spec }) => !(name in filter) && !UNFILTERABLE.includes(spec.kind) && isInSight(spec, role),
  );
  const sortable = named(sortFields, fields).filter(({ spec }) => !UNSORTABLE.includes(spec.kind));
  return { filterable, sortable };
};
