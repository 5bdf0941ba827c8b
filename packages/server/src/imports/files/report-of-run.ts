import type { DeskImportFile } from '@hireyard/contract/desk';
import type { KeptRefusal, RunCounts } from '../../database/client/import-runs.ts';
import type { FileReport } from './import-files.ts';

/** Returns the sums over the files of a run. */
export function countsOf(reports: readonly FileReport[]): RunCounts {
  const sum = (of: (report: FileReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  return {
    created: sum(({ created }) => created),
    changed: sum(({ changed }) => changed),
    unchanged: sum(({ unchanged }) => unchanged),
    refused: sum(({ refused }) => refused.length),
    archived: 0,
  };
}

/** Returns the refused rows of a run with the numbers that they have in their files. */
export const refusalsOf = (reports: readonly FileReport[]): KeptRefusal[] =>
  reports.flatMap(({ name, kind, refused }) =>
    refused.map(({ lines, externalId, reasons }) => ({
      ...{ kind, file: name, lines: [...lines], externalId },
      reasons: reasons.map(({ column, code, cell, params }) => ({
        ...{ column, code, cell: cell?.slice(0, MAX_CELL).toWellFormed() ?? null },
        ...(params && { params: { ...params } }),
      })),
    })),
  );

/** Characters of a cell that are kept: an unclosed quotation mark swallows whole files. */
const MAX_CELL = 200;
/** Headings that are kept of those that are no column. */
const MAX_IGNORED = 50;

/** Returns what a file came to, without its rows. */
export const reportOf = ({ fault, refused, ...report }: FileReport): NonNullable<DeskImportFile['report']> => ({
  ...{ created: report.created, changed: report.changed, unchanged: report.unchanged, refused: refused.length },
  newMarks: report.newMarks,
  fault: fault && { code: fault.code, missing: 'missing' in fault ? [...fault.missing] : [] },
  encoding: report.encoding,
  isEncodingSure: report.isEncodingSure,
  ignored: report.ignored.slice(0, MAX_IGNORED).map((heading) => heading.slice(0, MAX_CELL).toWellFormed()),
});
