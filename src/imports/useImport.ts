import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatNumber } from '#domain/figures';
import type { Imported, ImportReport } from '#domain/imports';
import { callInLines, type Progress } from '../provider/callInLines.ts';
import { createOnce } from '../provider/idempotency.ts';
import { failureOf } from '../ui/actions/failure.ts';
import { type Chosen, chosenOf, type Source } from './chosenOf.ts';
import { FileRefusal } from './refuseFile.ts';

export type Step = 'file' | 'columns' | 'check' | 'done';
export type Busy = 'reading' | 'checking' | 'sending' | null;

/** Lets the page be drawn before something that holds it up. */
const drawn = () => new Promise(resolve => setTimeout(resolve, 50));

/** A file on its way in: read here, looked through by the server, then brought in by it, all or nothing. */
export const useImport = (resource: Imported, owner: number | null) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>('file');
  const [busy, setBusy] = useState<Busy>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);

  const during = async (what: Busy, work: () => Promise<void>) => {
    setBusy(what);
    setProgress(null);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const { status, message } = failureOf(error);
      const line = error instanceof FileRefusal && error.line ? formatNumber(error.line) : '';
      // A lapsed session is asked for over the page, which then goes on.
      if (status !== 401) setProblem(translate(message, { line, _: message }));
    }
    setBusy(null);
  };

  const take = (source: Source) => {
    setChosen(chosenOf(source, resource, translate));
    setReport(null);
    setStep('columns');
  };

  const choose = (file: File) =>
    during('reading', async () => {
      await drawn();
      const bytes = new Uint8Array(await file.arrayBuffer());
      take({ name: file.name, bytes });
    });

  /** Reads the file again: another sheet of it, or another row of the same as its headings. */
  const chooseAgain = ({ sheet = chosen?.sheet, head }: Pick<Source, 'sheet' | 'head'>) =>
    during('reading', async () => {
      await drawn();
      if (chosen) take({ name: chosen.file, bytes: chosen.bytes, sheet, head });
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
      setReport((await callInLines<ImportReport>(`/imports/${resource}/check`, body(), setProgress)).data);
      setStep('check');
    });

  const run = () =>
    during('sending', async () => {
      try {
        const sent = body();
        // The same sheet sent again because no answer came is the same import.
        const { data } = await createOnce(`${resource} ${JSON.stringify(sent)}`, key =>
          callInLines<ImportReport>(`/imports/${resource}`, sent, setProgress, { 'idempotency-key': key }),
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
  return {
    step,
    setStep,
    busy,
    progress,
    problem,
    chosen,
    report,
    choose,
    chooseAgain,
    check,
    run,
    restart,
    setColumn,
  };
};

export type Import = ReturnType<typeof useImport>;
