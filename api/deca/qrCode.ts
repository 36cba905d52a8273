import { createRequire } from 'node:module';

type Drawn = { _canvas: { x: number; y: number }[]; _width: number };
type Encoder = { default: { measure: (node: { qr: string; eccLevel: string }) => Drawn } };

/** pdfmake's QR encoder; untyped, and each bundler names its export differently. */
const encoder = createRequire(import.meta.url)('pdfmake/js/qrEnc.js') as Encoder;

/** The size of a module in points, as pdfmake draws it. */
const MODULE = 5;

/** The same QR code as on paper, for screens: a line of 0s and 1s per row. */
export const qrCode = (text: string): string[] => {
  const { _canvas, _width } = encoder.default.measure({ qr: text, eccLevel: 'M' });
  const size = _width / MODULE;
  const dark = new Set(_canvas.slice(1).map(({ x, y }) => `${x / MODULE} ${y / MODULE}`));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (dark.has(`${x} ${y}`) ? '1' : '0')).join(''),
  );
};
