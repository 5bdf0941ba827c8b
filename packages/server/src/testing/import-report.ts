/** Refused rows of a report of `operate import`, each behind its file, and the outcomes of each kind. */
export function readReport(text: string) {
  const lines = text.split('\n');
  const fileOf = (at: number) =>
    lines
      .slice(0, at)
      .findLast((line) => /^\w+\.csv: /.test(line))
      ?.split(':', 1)[0];
  return {
    refused: lines.flatMap((line, at) => (line.startsWith('  row') ? [`${fileOf(at)}${line.slice(1)}`] : [])),
    /** Numbers of the rows that were created, changed and unchanged. */
    counts: Object.fromEntries(
      [...text.matchAll(/^(\w+)\.csv: (\d+) created, (\d+) changed, (\d+) unchanged/gm)].map(
        ([, kind, created, changed, unchanged]) => [kind, [created, changed, unchanged].map(Number)],
      ),
    ),
  };
}
