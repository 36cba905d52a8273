import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useState } from 'react';
import { guessColumns, guessHeadRow } from '#domain/importColumns';
import { type Cell, type Imported, type ImportReport, MAX_IMPORT_ROWS } from '#domain/imports';
import { createOnce } from '../app/idempotency.ts';
import type { Provider } from '../app/provider.ts';
import { callApi } from '../app/request.ts';
import { failureOf } from '../ui/failure.ts';
import { derivedHeads, headsOf } from './labels.ts';
import { readFile } from './readFile.ts';

export type Chosen = {
  file: string;
  heads: string[];
  rows: Cell[][];
  firstRow: number;
  columns: (string | null)[];
  derived: boolean[];
};
export type Step = 'file' | 'columns' | 'check' | 'done';
export type Busy = 'reading' | 'checking' | 'sending' | null;

/** Lets the page be drawn before something that holds it up. */
const drawn = () => new Promise(resolve => setTimeout(resolve, 50));

/** A file on its way in: read here, looked through by the server, then brought in by it, all or nothing. */
export const useImport = (resource: Imported, owner: number | null) => {
  const translate = useTranslate();
  const provider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>('file');
  const [busy, setBusy] = useState<Busy>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);

  const during = async (what: Busy, work: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const { message } = failureOf(error);
      setProblem(translate(message, { _: message }));
    }
    setBusy(null);
  };

  const choose = (file: File) =>
    during('reading', async () => {
      await drawn();
      const all = readFile(new Uint8Array(await file.arrayBuffer()));
      const labels = headsOf(translate, resource);
      const head = guessHeadRow(resource, all, labels);
      const rows = all.slice(head + 1);
      if (!rows.length) throw new Error('imports.problems.empty');
      if (rows.length > MAX_IMPORT_ROWS) throw new Error('imports.problems.tooManyRows');
      const width = Math.max(...all.slice(head, head + 200).map(row => row.length));
      const heads = Array.from({ length: width }, (_, index) => `${all[head]?.[index] ?? ''}`.trim());
      const guesses = guessColumns(resource, heads, labels, derivedHeads(translate, resource));
      setChosen({
        file: file.name,
        heads,
        rows,
        firstRow: head + 2,
        columns: guesses.map(({ path }) => path),
        derived: guesses.map(({ isDerived }) => isDerived),
      });
      setReport(null);
      setStep('columns');
    });

  /** Of what isn't brought in nothing is sent. */
  const body = () => {
    const { columns = [], rows = [], firstRow = 2 } = chosen ?? {};
    const kept = columns.flatMap((path, index) => (path === null ? [] : [index]));
    return {
      columns: kept.map(index => columns[index] ?? null),
      rows: rows.map(row => kept.map(index => row[index] ?? null)),
      firstRow,
      ...(owner && { owner }),
    };
  };

  const check = () =>
    during('checking', async () => {
      setReport(await provider.call<ImportReport>('POST', `/imports/${resource}/check`, body()));
      setStep('check');
    });

  const run = () =>
    during('sending', async () => {
      try {
        const sent = body();
        // The same sheet sent again because no answer came is the same import.
        const { data } = await createOnce(`${resource} ${JSON.stringify(sent)}`, key =>
          callApi<ImportReport>('POST', `/imports/${resource}`, { body: sent, headers: { 'idempotency-key': key } }),
        );
        setReport(data);
        setStep('done');
        await queryClient.invalidateQueries({ queryKey: [resource] });
      } catch (error) {
        // Something has changed since it was looked through: what is wrong now is shown.
        const { report: found } = failureOf(error) as { report?: ImportReport };
        if (found) setReport(found);
        throw error;
      }
    });

  const restart = () => {
    setChosen(null);
    setReport(null);
    setProblem(null);
    setStep('file');
  };
  const setColumn = (index: number, path: string | null) =>
    setChosen(
      before =>
        before && {
          ...before,
          columns: before.columns.map((old, at) => (at === index ? path : old === path ? null : old)),
        },
    );
  return { step, setStep, busy, problem, chosen, report, choose, check, run, restart, setColumn };
};

export type Import = ReturnType<typeof useImport>;
