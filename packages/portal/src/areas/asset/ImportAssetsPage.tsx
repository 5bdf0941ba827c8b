import { importAssets, MAX_IMPORTED } from '@hireyard/contract';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { FileUpload } from '@hireyard/ui/components/FileUpload';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../forms/use-action.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CancelButton } from '../../lists/LeaveLink.tsx';
import { BackToList } from '../../lists/WayBack.tsx';
import { Blocks } from '../../pages/Blocks.tsx';
import { Page } from '../../pages/Page.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { COLUMNS, type Column, type FileRow, readAssets, textOf, withRefusals } from './asset-csv.ts';

/** Larger than 500 rows of these columns. */
const MAX_BYTES = 1024 * 1024;
const ACCEPT = ['.csv'];

interface FilePreview {
  readonly name: string;
  readonly bytes: number;
  readonly rows: readonly FileRow[];
  /** Reason why the whole file is unreadable. */
  readonly fault: string | null;
}

function useColumnNames(): Readonly<Record<Column, string>> {
  const { t } = useTranslation('asset');
  return useMemo(
    () => ({
      tag: t('facts.tag'),
      name: t('facts.name'),
      productCode: t('facts.product'),
      make: t('facts.make'),
      model: t('facts.model'),
      serialNumber: t('facts.serialNumber'),
      year: t('facts.year'),
      home: t('facts.home'),
    }),
    [t],
  );
}

function Preview({ rows }: { rows: readonly FileRow[] }) {
  const { t } = useTranslation('asset');
  const { issue: sentenceOf } = useSentences();
  const names = useColumnNames();
  const columns = useMemo(
    (): DataColumn<FileRow>[] => [
      { id: 'line', header: t('import.line'), card: 'pair', width: '10%', cell: ({ line }) => line },
      {
        id: 'asset',
        header: t('facts.asset'),
        card: 'title',
        width: '40%',
        cell: ({ entered: { tag, name, make, model } }) => (
          <TwoLines first={name || '–'} second={[tag, make, model].filter(Boolean).join(' · ')} />
        ),
      },
      {
        id: 'issues',
        header: t('import.issues'),
        card: 'line',
        width: '50%',
        cell: ({ issues }) =>
          issues.length === 0
            ? t('import.fine')
            : issues.map(({ column, issue }) => (
                <div key={column}>
                  {names[column]}: {sentenceOf(issue)}
                </div>
              )),
      },
    ],
    [t, names, sentenceOf],
  );
  // Rows with faults come first.
  const sorted = rows.toSorted((a, b) => Number(a.issues.length === 0) - Number(b.issues.length === 0));
  return (
    <ListSheet label={t('import.preview')}>
      <DataList caption={t('import.preview')} columns={columns} items={sorted} keyOf={({ line }) => String(line)} />
    </ListSheet>
  );
}

/** Imports assets from a file. The portal and the server check every row before any is added. */
export default function ImportAssetsPage() {
  const { t } = useTranslation('asset');
  const { problem: problemSentence } = useSentences();
  const format = useFormat();
  const names = useColumnNames();
  const navigate = useNavigate();
  const check = useAction(importAssets);
  const add = useAction(importAssets);
  const [preview, setPreview] = useState<FilePreview | null>(null);

  const editsOf = (rows: readonly FileRow[]) => rows.flatMap(({ edit }) => edit ?? []);
  const onAdd = async ([file]: File[]) => {
    if (!file) return;
    check.clear();
    add.clear();
    const read = readAssets(textOf(await file.arrayBuffer()), names);
    const base = { name: file.name, bytes: file.size };
    if (!read.ok) {
      const fault =
        read.reason === 'columns'
          ? t('import.missing', { columns: format.list(read.missing.map((column) => names[column])) })
          : t(`import.${read.reason}`, { count: MAX_IMPORTED });
      setPreview({ ...base, rows: [], fault });
      return;
    }
    setPreview({ ...base, rows: read.rows, fault: null });
    // The server checks the valid rows too, so that all faults show at once.
    const edits = editsOf(read.rows);
    if (edits.length === 0) return;
    const result = await check.run({ body: { dryRun: true, rows: edits } });
    if (result && !result.ok) {
      setPreview({ ...base, rows: withRefusals(read.rows, result.problem.errors ?? []), fault: null });
    }
  };
  const onImport = async () => {
    if (!preview) return;
    const result = await add.run({ body: { dryRun: false, rows: editsOf(preview.rows) } });
    if (result?.ok) navigate('/asset/assets', { replace: true, state: { imported: preview.rows.length } });
    else if (result) setPreview({ ...preview, rows: withRefusals(preview.rows, result.problem.errors ?? []) });
  };

  const wrong = preview?.rows.filter(({ issues }) => issues.length > 0).length ?? 0;
  const refused = add.problem ?? (wrong === 0 ? check.problem : null);
  const isReady = preview !== null && preview.rows.length > 0 && wrong === 0 && !check.isWorking && !check.problem;
  return (
    <Page eyebrow={<BackToList to="/asset/assets">{t('back')}</BackToList>} subtitle={t('import.text')}>
      <Blocks>
        <Sheet sx={{ padding: 5 }}>
          <Stack spacing={4}>
            <p>{t('import.columns', { columns: format.list(COLUMNS.map((column) => names[column])) })}</p>
            <FileUpload
              label={t('import.file')}
              accept={ACCEPT}
              maxBytes={MAX_BYTES}
              maxFiles={1}
              files={preview ? [{ id: 'file', name: preview.name, bytes: preview.bytes, state: 'done' }] : []}
              onAdd={(files) => void onAdd(files)}
              onRemove={() => setPreview(null)}
              labels={{ done: t('import.notYet') }}
              {...(preview?.fault && { error: preview.fault })}
            />
            {refused && <Alert severity="error">{problemSentence(refused)}</Alert>}
            {wrong > 0 && <Alert severity="error">{t('import.wrong', { count: wrong })}</Alert>}
            <Stack direction="row" spacing={2}>
              <Button variant="contained" disabled={!isReady} loading={add.isWorking} onClick={() => void onImport()}>
                {isReady ? t('import.action', { count: preview.rows.length }) : t('import.actionNone')}
              </Button>
              <CancelButton to="/asset/assets" />
            </Stack>
          </Stack>
        </Sheet>
        {preview && preview.rows.length > 0 && <Preview rows={preview.rows} />}
      </Blocks>
    </Page>
  );
}
