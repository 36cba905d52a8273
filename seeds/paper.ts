import { createHash } from 'node:crypto';
import { crc32 } from './crc32.ts';
import { deflateSync } from 'node:zlib';

/** The bytes of a made-up paper and what its rows say of them. */
export type Paper = { bytes: Buffer; type: 'application/pdf' | 'image/png'; extension: 'pdf' | 'png'; sha256: string };

const paper = (bytes: Buffer, type: Paper['type'], extension: Paper['extension']): Paper => ({
  bytes,
  type,
  extension,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** WinAnsi covers Spanish; brackets and backslashes are signs of the format itself. */
const pdfText = (text: string) => text.replace(/[\\()]/g, sign => `\\${sign}`);

const A4 = '0 0 595 842';
const stream = (lines: readonly string[]) => {
  const text = lines
    .map((line, n) => `BT /F1 ${n === 0 ? 18 : 11} Tf 60 ${760 - n * 26} Td (${pdfText(line)}) Tj ET`)
    .join('\n');
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
};

/** A PDF of one page with these lines, the first in large type. */
export const pdf = (lines: readonly string[]): Paper => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${A4}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    stream(lines),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const offset = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${`${offset}`.padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return paper(Buffer.from(body + table + trailer, 'latin1'), 'application/pdf', 'pdf');
};

const chunk = (kind: string, data: Buffer) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, check]);
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture that fades from one colour to another, as a photograph of a paper or a cover would lie there. */
export const png = (width: number, height: number, from: readonly number[], to: readonly number[]): Paper => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    const colour = from.map((part, n) => Math.round(part + (((to[n] ?? part) - part) * y) / height));
    for (let x = 0; x < width; x += 1) row.set(colour, 1 + x * 3);
    return row;
  });
  const data = deflateSync(Buffer.concat(rows));
  return paper(
    Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
    'image/png',
    'png',
  );
};
