import { searchedPart } from '#domain/text/fold';

type Query = {
  filter?: Record<string, unknown>;
  sort?: { field: string; order: string };
  pagination?: { page: number; perPage: number };
};

/** Boxes that offer rows while one types take longer texts than the API, which would refuse them. */
const taken = (filter: Record<string, unknown>) =>
  typeof filter.q === 'string' ? { ...filter, q: searchedPart(filter.q) } : filter;

/** The query of a list as ra-data-simple-rest writes it (Design 4): `?sort=["id","ASC"]&range=[0,24]&filter={}`. */
export const listQuery = ({ filter = {}, sort, pagination }: Query): string => {
  const query = new URLSearchParams();
  if (sort?.field) query.set('sort', JSON.stringify([sort.field, sort.order]));
  if (pagination) {
    const first = (pagination.page - 1) * pagination.perPage;
    query.set('range', JSON.stringify([first, first + pagination.perPage - 1]));
  }
  query.set('filter', JSON.stringify(taken(filter)));
  return `?${query}`;
};
