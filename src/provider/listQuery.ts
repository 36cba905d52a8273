type Query = {
  filter?: Record<string, unknown>;
  sort?: { field: string; order: string };
  pagination?: { page: number; perPage: number };
};

/** The query of a list as ra-data-simple-rest writes it (Design 4): `?sort=["id","ASC"]&range=[0,24]&filter={}`. */
export const listQuery = ({ filter = {}, sort, pagination }: Query): string => {
  const query = new URLSearchParams();
  if (sort?.field) query.set('sort', JSON.stringify([sort.field, sort.order]));
  if (pagination) {
    const first = (pagination.page - 1) * pagination.perPage;
    query.set('range', JSON.stringify([first, first + pagination.perPage - 1]));
  }
  query.set('filter', JSON.stringify(filter));
  return `?${query}`;
};
