import type { RaRecord } from 'react-admin';
import type { NextNumber } from '#domain/invoices/day';
import { checkResetToken, forgotPassword, resetPassword } from './account.ts';
import { addFiles, crudProvider } from './crudProvider.ts';
import { listQuery } from './listQuery.ts';
import type { Candidate, Provider } from './provider.ts';
import { postOnce } from './postOnce.ts';
import { callApi, fetchApi, type Method } from './request.ts';
import { fileNameOf, saveFile } from './saveFile.ts';

const dataOf = async <T = RaRecord>(...call: Parameters<typeof callApi>): Promise<T> =>
  (await callApi<T>(...call)).data;

const done = async (...call: Parameters<typeof callApi>): Promise<void> => {
  await callApi(...call);
};

/** `/api/x` or a whole address of ours → what follows /api. */
const apiPath = (path: string): string => path.replace(/^https?:\/\/[^/]+/, '').replace(/^\/api/, '');

const fetchFile = (path: string): Promise<Response> => fetchApi('GET', apiPath(path), { headers: { accept: '*/*' } });

const download = async (path: string, name: string): Promise<void> => {
  const response = await fetchFile(path);
  saveFile(await response.blob(), fileNameOf(response, name));
};

/** Every call of the application to its API (Spec 7); without coverage they fail. */
export const onlineProvider: Provider = {
  ...crudProvider,
  restore: (resource, id) => dataOf('PUT', `/${resource}/${id}/restore`),
  notifyUser: (resource, payload) => dataOf('POST', `/${resource}/notify`, { body: payload }),
  addFiles,
  inviteAccountant: (resource, id, values) => dataOf('POST', `/${resource}/invite-accountant/${id}`, { body: values }),
  geolocate: street => dataOf<Candidate[]>('POST', '/address/geolocate', { body: { street } }),
  findByClientRef: (clientId, clientRef) =>
    dataOf<RaRecord[]>(
      'GET',
      `/loads?${new URLSearchParams({ client_id: String(clientId), client_ref: clientRef.trim() })}`,
    ),
  track: (loadId, direction, step = {}) =>
    dataOf('POST', `/loads/${loadId}/tracking`, { body: { direction, ...step } }),
  cmrRequest: async (values, files) =>
    (await postOnce<RaRecord>('/accountingRequests/CMRrequest', { values, files })).data,
  exportList: (resource, { filter, sort }, format) =>
    download(`/${resource}/export${listQuery({ filter, sort })}&format=${format}`, `${resource}.${format}`),
  download,
  fileContent: async path => (await fetchFile(path)).blob(),
  forgotPassword,
  checkResetToken,
  resetPassword,
  driverAccess: (vehicleId, values) => dataOf('PUT', `/vehicles/${vehicleId}/driver`, { body: values }),
  nextInvoiceNumber: query =>
    dataOf<NextNumber>(
      'GET',
      `/invoices/next-number?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`,
    ),
  checkSetupToken: token => done('GET', `/setup/${encodeURIComponent(token)}`),
  setup: (token, account) => done('POST', `/setup/${encodeURIComponent(token)}`, { body: account }),
  call: async <T>(method: Method, path: string, body?: object, signal?: AbortSignal) =>
    method === 'POST'
      ? (await postOnce<T>(path, { values: body, signal })).data
      : dataOf<T>(method, path, { body, signal }),
};
