import { HttpError } from 'react-admin';
import { type Envelope, fetchApi, messageOf } from './request.ts';

export type Progress = { doing: string; done: number; total: number };
type Ending = { status: number; body: unknown };

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Progress | Ending> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = `${rest}${decoder.decode(read.value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** A POST that tells how far it is while it goes on (api/http/inLines.ts); answers and rejects as callApi does. */
export const callInLines = async <T>(
  path: string,
  body: object,
  tell: (progress: Progress) => void,
  headers: Record<string, string> = {},
): Promise<Envelope<T>> => {
  const accept = 'application/x-ndjson, application/json';
  const response = await fetchApi('POST', path, { body, headers: { ...headers, accept } });
  let ending: Ending | null = null;
  try {
    if (response.body)
      for await (const line of linesOf(response.body))
        if ('status' in line) ending = line;
        else tell(line);
  } catch {
    ending = null;
  }
  if (!ending) throw new HttpError('errors.connection', 0);
  if (ending.status >= 400) throw new HttpError(messageOf(ending.body, ending.status), ending.status, ending.body);
  return ending.body as Envelope<T>;
};
