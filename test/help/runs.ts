import type { Answer, Office } from './office.ts';

type Values = Record<string, unknown>;
export type Party = Values & { id: number; name: string; picked: number[]; problems: string[]; rows: Values[] };
export type Preview = { parties: Party[]; earlier: number; earliest: string | null };
export type Item = Values & { id: number; state: string; problem: string | null; invoiceId: number | null };
export type Run = { id: number; items: Item[]; progress: Record<string, number> };

const NOVEMBER = { fromDate: '2026/11/01', toDate: '2026/11/30', date: '2026/11/20' };

const dataOf = <T>(answer: Answer): T => {
  if (answer.status >= 300) throw new Error(`refused: ${answer.status} ${answer.text}`);
  return answer.body.data as T;
};

/** November's runs of an office, as its administrator makes them. */
export const runsOf = (office: Office) => {
  const admin = () => office.as('admin');
  const preview = async (kind: 'clients' | 'carriers', period: Partial<typeof NOVEMBER> = {}): Promise<Preview> =>
    dataOf(await admin().get(`/api/invoiceRuns/preview?${new URLSearchParams({ kind, ...NOVEMBER, ...period })}`));
  const begin = (body: Values): Promise<Answer> => admin().post('/api/invoiceRuns', { ...NOVEMBER, ...body });
  const started = async (body: Values): Promise<Run> => dataOf(await begin(body));
  const next = (id: number): Promise<Answer> => admin().post(`/api/invoiceRuns/${id}/next`);
  const runOf = async (id: number): Promise<Run> => dataOf(await admin().get(`/api/invoiceRuns/${id}`));
  const toTheEnd = async (id: number): Promise<Run> => {
    while ((await runOf(id)).progress.pending) dataOf(await next(id));
    return runOf(id);
  };
  const invoices = () => office.db('invoices').orderBy('id');
  return { preview, begin, started, next, runOf, toTheEnd, invoices };
};
