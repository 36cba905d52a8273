import { toFormData } from './formData.ts';
import { createOnce } from './idempotency.ts';
import { callApi } from './request.ts';
import { blameUnreadable } from './unreadable.ts';

type Sent = { values?: object; files?: readonly File[]; signal?: AbortSignal };

/** Every call that may make something: sent again because nobody knows what came of it, it makes no second one. */
export const postOnce = <T>(path: string, { values, files = [], signal }: Sent = {}) => {
  const content = `${path} ${JSON.stringify(values ?? null)} ${files.map(({ name, size }) => `${name} ${size}`).join()}`;
  return createOnce(content, key =>
    callApi<T>('POST', path, {
      headers: { 'idempotency-key': key },
      body: files.length ? toFormData(values ?? {}, files) : values,
      signal,
    }).catch((error: unknown) => blameUnreadable(files, error)),
  );
};
