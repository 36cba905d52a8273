import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { newFilesOf } from './fileValue.ts';
import { StoredInPart } from './StoredInPart.ts';
import { callTagged } from './callTagged.ts';
import { changedValues, filledValues } from './changes.ts';
import { listQuery } from './listQuery.ts';
import { postOnce } from './postOnce.ts';
import { callApi } from './request.ts';

const MANY = 100;

const withoutFiles = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'url'));

export const addFiles = async (resource: string, id: Identifier, files: readonly File[], values: object = {}) =>
  (await postOnce<RaRecord>(`/${resource}/${id}/files`, { values, files })).data;

const list = (resource: string, query: string, signal?: AbortSignal) =>
  callTagged<RaRecord[]>(`/${resource}/${query}`, signal);

/** More rows than the API gives at once ("select all"), asked for a page after another until there are no more. */
const manyPages = async (resource: string, params: GetListParams, first: number, wanted: number) => {
  const rows: RaRecord[] = [];
  for (;;) {
    const pagination = { page: (first + rows.length) / MANY + 1, perPage: MANY };
    const { data, total } = await list(resource, listQuery({ ...params, pagination }), params.signal);
    rows.push(...data);
    if (data.length < MANY || rows.length >= wanted)
      return { data: rows.slice(0, wanted), total: total ?? rows.length };
  }
};

/** The calls that react-admin makes by itself, on the API of Design 4. */
export const crudProvider = {
  getList: async (resource, params) => {
    const { page = 1, perPage = MANY } = params.pagination ?? {};
    if (perPage > MANY) return manyPages(resource, params, (page - 1) * perPage, perPage);
    const { data, total } = await list(resource, listQuery(params), params.signal);
    return { data, total: total ?? data.length };
  },
  getOne: (resource, { id, signal }) => callApi<RaRecord>('GET', `/${resource}/${encodeURIComponent(id)}`, { signal }),
  getMany: async (resource, { ids, signal }) => {
    const pages = Array.from({ length: Math.ceil(ids.length / MANY) }, (_, page) =>
      ids.slice(page * MANY, (page + 1) * MANY),
    );
    const found = await Promise.all(pages.map(page => list(resource, listQuery({ filter: { id: page } }), signal)));
    return { data: found.flatMap(({ data }) => data) };
  },
  getManyReference: async (resource, { target, id, filter, ...params }) => {
    const query = listQuery({ ...params, filter: { ...filter, [target]: id } });
    const { data, total } = await list(resource, query, params.signal);
    return { data, total: total ?? data.length };
  },
  create: (resource, { data }) => {
    const files = newFilesOf(data.url);
    const values = filledValues(withoutFiles(data));
    return postOnce(`/${resource}`, { values, files });
  },
  /** Only what changed goes out, with the version that it was changed from; new files follow by themselves. */
  update: async (resource, { id, data, previousData }) => {
    const changed = changedValues(withoutFiles(data), previousData);
    const body = { ...changed, version: previousData.version };
    const files = newFilesOf(data.url);
    const isChanged = Object.keys(changed).length > 0 || !files.length;
    const answer = isChanged ? await callApi<RaRecord>('PUT', `/${resource}/${id}`, { body }) : null;
    if (!files.length) return { data: answer?.data };
    const added = addFiles(resource, id, files).catch((error: unknown) => {
      throw answer ? new StoredInPart(answer.data, error) : error;
    });
    return { data: await added };
  },
  updateMany: async (resource, { ids, data }) => {
    await callApi('PUT', `/${resource}/many`, { body: { ids, data } });
    return { data: ids };
  },
  delete: (resource, { id }) => callApi('DELETE', `/${resource}/${id}`),
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await callApi('DELETE', `/${resource}/${id}`);
    return { data: ids };
  },
} as DataProvider;
