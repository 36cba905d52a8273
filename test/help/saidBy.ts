import type { Answer } from './office.ts';
import { pdfText } from './pdfText.ts';
import { unzipped } from './sheets.ts';

const ZIPPED = /zip|spreadsheetml/;

/** What a file says, and what is drawn in it when it is a paper; in a zip, of each file with its name. */
const readable = async (type: string, bytes: Buffer): Promise<string> => {
  if (type.includes('pdf') && bytes.length > 1000) return pdfText(bytes);
  if (!ZIPPED.test(type) || !bytes.length) return bytes.toString();
  const said: string[] = [];
  for (const [name, content] of Object.entries(unzipped(bytes)))
    said.push(name, await readable(name.endsWith('.xlsx') ? 'zip' : name, Buffer.from(content)));
  return said.join(' ');
};

/** Everything that an answer says: its headers, its text, and what is drawn when it is a paper. */
export const saidBy = async ({ headers, bytes }: Answer): Promise<string> => {
  // The cookie and the tag are the reader's own.
  const { 'set-cookie': _own, etag: _tag, ...others } = headers;
  return `${JSON.stringify(others)} ${await readable(String(headers['content-type']), bytes)}`;
};
