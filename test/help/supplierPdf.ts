import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import { createPdf } from '../../api/pdf/createPdf.ts';

type Supplier = { name: string; nif: string; num: string; date: string; dueDate?: string; to: string };

/** The invoice of a supplier of 1.000 € and IVA 21 %, on paper of its own. */
export const supplierPdf = ({ name, nif, num, date, dueDate, to }: Supplier): Promise<Buffer> => {
  const row = (...texts: string[]): Content => ({ columns: texts.map(text => ({ text })), margin: [0, 3, 0, 3] });
  return createPdf({
    title: `Factura ${num}`,
    author: name,
    now: new Date('2026-11-21T12:00:00Z'),
    content: [
      { text: name, fontSize: 14, bold: true },
      `CIF: ${nif}`,
      'Calle Mayor, 12 · 46900 Torrent (Valencia) · Tel. 961 234 567',
      { text: `Factura nº ${num}`, fontSize: 12, margin: [0, 12, 0, 0] },
      row(`Fecha de factura: ${date}`, dueDate ? `Vencimiento: ${dueDate}` : ''),
      { text: `Cliente: ${to}`, margin: [0, 8, 0, 12] },
      row('Concepto', 'Precio', 'Total'),
      row('Porte Valencia – Zaragoza', '600,00', '600,00'),
      row('Porte Zaragoza – Bilbao', '400,00', '400,00'),
      { text: ' ', margin: [0, 8, 0, 8] },
      row('Base imponible', '', '1.000,00 €'),
      row('IVA 21 %', '', '210,00 €'),
      row('Total factura', '', '1.210,00 €'),
    ],
  });
};

/** A PDF without a word in it, as a scanner makes them, or one that asks for a password. */
export const silentPdf = (userPassword?: string): Promise<Buffer> =>
  pdfmake
    .createPdf({ content: [{ canvas: [{ type: 'rect', x: 0, y: 0, w: 200, h: 100, color: '#888' }] }], userPassword })
    .getBuffer();
