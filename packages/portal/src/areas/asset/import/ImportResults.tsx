import { type AssetImport, getAssetImportRefusals, getAssetImports } from '@hireyard/contract';
import { rowChecker, writeAssetFile } from '@hireyard/contract/asset-file';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { api } from '../../../api/api.ts';
import { useRead } from '../../../api/use-read.ts';
import { useHttp } from '../../../attachments/use-http.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { call } from '../../../http/call.ts';
import { HttpError, type HttpProblem, problemOf } from '../../../http/problem.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { saveFile } from '../../../pages/save-file.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { withRefusals } from './file-rows.ts';
import { type ImportedRow, ImportPreview } from './ImportPreview.tsx';
import { useRowTexts } from './use-row-texts.ts';

/** Milliseconds between two reads while an import runs. */
const PAUSE = 2_000;

type Refusals = NonNullable<ReturnType<typeof useRefusals>>;
const useRefusals = ({ id, refusedCount, state }: AssetImport) =>
  useRead(getAssetImportRefusals, { params: { id }, query: {} }, { skip: refusedCount === 0 || state === 'running' })
    .currentData;

/** Returns refused rows with their faults, as the preview shows them. */
const rowsOf = ({ headings, rows }: Pick<Refusals, 'headings' | 'rows'>): ImportedRow[] => {
  const check = rowChecker(headings);
  return rows.map(({ refused, ...row }) => {
    const checked = { ...check(row), hints: [] };
    const tags = new Set(refused.includes('taken') && checked.edit ? [checked.edit.tag] : []);
    const product = refused.includes('reference') ? checked.edit?.productCode : null;
    const [shown = checked] = withRefusals([checked], tags, new Set(product ? [product] : []));
    return { ...shown, isLeft: refused.includes('stopped') };
  });
};

/** Saves all refused rows as a file to correct and to import, with their rows and faults in front. */
function useSaveRefused() {
  const { t } = useTranslation(['assetImport', 'asset']);
  const http = useHttp();
  const textsOf = useRowTexts();
  return async ({ id, fileName }: AssetImport): Promise<void> => {
    const lines: string[][] = [];
    let hasMore = true;
    for (let after = 0; hasMore; ) {
      const answer = await firstValueFrom(
        call(http, getAssetImportRefusals, { params: { id }, query: { after: String(after) } }),
      );
      if (lines.length === 0) lines.push([t('line'), t('issues'), ...answer.headings]);
      for (const [at, row] of rowsOf(answer).entries()) {
        const texts = row.isLeft ? [t('left')] : textsOf(row);
        lines.push([String(row.line), texts.join(' '), ...(answer.rows[at]?.cells ?? [])]);
      }
      hasMore = answer.hasMore;
      after = answer.rows.at(-1)?.line ?? after;
    }
    const name = `${fileName.replace(/\.\w+$/, '')}-${t('refusedFile')}.csv`;
    saveFile(name, new Blob([writeAssetFile(lines)], { type: 'text/csv' }));
  };
}

function Result({ one, isLatest }: { one: AssetImport; isLatest: boolean }) {
  const { t } = useTranslation(['assetImport', 'asset']);
  const { problem: sentenceOf } = useSentences();
  const format = useFormat();
  const save = useSaveRefused();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const { fileName, state, rowCount, createdCount, refusedCount, startedAt, startedBy } = one;
  const done = createdCount + refusedCount;
  const onSave = async () => {
    setSaving(true);
    setProblem(null);
    try {
      await save(one);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.problem);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Sheet sx={{ padding: 5 }}>
        <Stack spacing={3}>
          <Stack>
            <Typography component="h3" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
              {fileName}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[format.dateTime(startedAt), startedBy?.name].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
          {state === 'running' ? (
            <Stack spacing={1}>
              <LinearProgress
                variant="determinate"
                value={(100 * done) / rowCount}
                aria-label={t('running.label', { file: fileName })}
              />
              <span>{t('running.text', { done: format.number(done), count: rowCount })}</span>
            </Stack>
          ) : (
            <Alert severity={state === 'stopped' ? 'error' : refusedCount > 0 ? 'warning' : 'success'}>
              {[
                ...(state === 'stopped' ? [t('stopped')] : []),
                t('asset:import.done', { count: createdCount }),
                ...(refusedCount > 0 ? [t('refused', { count: refusedCount })] : []),
              ].join(' ')}
            </Alert>
          )}
          {problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
          {state !== 'running' && refusedCount > 0 && (
            <Button variant="outlined" loading={isSaving} onClick={() => void onSave()} sx={{ alignSelf: 'start' }}>
              {t('saveRefused')}
            </Button>
          )}
        </Stack>
      </Sheet>
      {isLatest && <RefusedRows one={one} />}
    </>
  );
}

function RefusedRows({ one }: { one: AssetImport }) {
  const { t } = useTranslation(['assetImport', 'asset']);
  const refusals = useRefusals(one);
  return refusals ? <ImportPreview rows={rowsOf(refusals)} label={t('refusedRows')} /> : null;
}

/** Progress and results of the client's last imports, which go on while nobody looks. */
export function ImportResults() {
  const { t } = useTranslation(['assetImport', 'asset']);
  const { problem: sentenceOf } = useSentences();
  const dispatch = useAppDispatch();
  const { data, failure, refetch, isFetching } = useRead(getAssetImports, undefined, { refetchOnMountOrArgChange: 0 });
  const isRunning = data?.items.some(({ state }) => state === 'running') ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    // The list of assets shows the added ones.
    if (wasRunning.current && !isRunning) dispatch(api.util.invalidateTags(['Asset']));
    wasRunning.current = isRunning;
    if (!isRunning || isFetching) return;
    const timer = setTimeout(refetch, PAUSE);
    return () => clearTimeout(timer);
  }, [isRunning, isFetching, refetch, dispatch]);
  if (failure) return <Alert severity="error">{sentenceOf(problemOf(failure))}</Alert>;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={t('results')}>
      <Blocks>
        <Typography component="h2" variant="h6">
          {t('results')}
        </Typography>
        {data.items.map((one, at) => (
          <Result key={one.id} one={one} isLatest={at === 0} />
        ))}
      </Blocks>
    </section>
  );
}
