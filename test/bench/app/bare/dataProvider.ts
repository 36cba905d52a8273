import type { DataProvider } from 'react-admin';

const ask = async (path: string, sent?: RequestInit) => {
  const answer = await fetch(`/api/${path}`, { headers: { 'content-type': 'application/json' }, ...sent });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
};

/** What the list and the form of the bare application need of the product's API, and no more. */
export const dataProvider = {
  getList: (resource, { sort, pagination, filter }) => {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const range = [(page - 1) * perPage, page * perPage - 1];
    const { field = 'id', order = 'ASC' } = sort ?? {};
    const query = {
      sort: JSON.stringify([field, order]),
      range: JSON.stringify(range),
      filter: JSON.stringify(filter),
    };
    return ask(`${resource}/?${new URLSearchParams(query)}`);
  },
  getOne: (resource, { id }) => ask(`${resource}/${id}`),
  update: (resource, { id, data }) => ask(`${resource}/${id}`, { method: 'PUT', body: JSON.stringify(data) }),
} as DataProvider;
