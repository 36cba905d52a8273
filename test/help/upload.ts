import type { Answer, Client } from './office.ts';

export type Part = { name: string; value: string | Buffer; filename?: string; type?: string };

const BOUNDARY = '----portes-test';

/** A multipart form, byte by byte, so that tests can also break it. */
export const formOf = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, filename, type }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
          filename === undefined ? '' : `; filename="${filename}"`
        }\r\n${filename === undefined ? '' : `Content-Type: ${type ?? 'application/octet-stream'}\r\n`}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

export const sendForm = (
  client: Client,
  url: string,
  payload: Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> => client.send({ method: 'POST', url, payload, headers: { ...headers, 'content-type': FORM } });

export const file = (value: Buffer, filename = 'foto.png', name = 'url'): Part => ({ name, value, filename });

/** Text values and files, as a browser's form sends them. */
export const upload = (
  client: Client,
  url: string,
  values: Record<string, string | number>,
  files: readonly Part[],
): Promise<Answer> =>
  sendForm(
    client,
    url,
    formOf([...Object.entries(values).map(([name, value]) => ({ name, value: String(value) })), ...files]),
  );
