import { importAssets, type Language, MAX_IMPORTED } from '@hireyard/contract';
import { FileUpload } from '@hireyard/ui/components/FileUpload';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../forms/use-action.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { supportedLanguage } from '../../../i18n/languages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { BackToList } from '../../../lists/WayBack.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Page } from '../../../pages/Page.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { type FileContent, type FileRow, isWrong, readAssets, withRefusals } from './asset-csv.ts';
import { EncodingQuestion } from './EncodingQuestion.tsx';
import { type DecodedFile, decode, type Encoding } from './encoding.ts';
import { COLUMNS } from './headings.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useColumnNames } from './use-column-names.ts';

/** Larger than 500 rows of these columns. */
const MAX_BYTES = 1024 * 1024;
const ACCEPT = ['.csv', '.txt'];

interface ChosenFile {
  readonly name: string;
  readonly bytes: number;
  readonly decoded: DecodedFile;
  /** Null while the user has not said which letters are right. */
  readonly encoding: Encoding | null;
  readonly content: FileContent | null;
}

/** Languages of the user. The encoding of a file is guessed from their letters. */
const userLanguages = (portal: Language): Language[] => [
  portal,
  ...navigator.languages.flatMap((tag) => supportedLanguage(tag) ?? []),
];

const NO_ROWS: readonly FileRow[] = [];
const editsOf = (rows: readonly FileRow[]) => rows.flatMap((row) => (isWrong(row) || !row.edit ? [] : row.edit));

/** Imports assets from a file. The portal and the server check every row before any is added. */
export default function ImportAssetsPage() {
  const { t, i18n } = useTranslation(['assetImport', 'asset']);
  const { problem: problemSentence } = useSentences();
  const format = useFormat();
  const names = useColumnNames();
  const navigate = useNavigate();
  const check = useAction(importAssets);
  const add = useAction(importAssets);
  const [file, setFile] = useState<ChosenFile | null>(null);

  const content = file?.content?.ok ? file.content : null;
  const rows = content?.rows ?? NO_ROWS;
  const setRows = (change: (rows: readonly FileRow[]) => readonly FileRow[]) =>
    setFile(
      (now) => now && (now.content?.ok ? { ...now, content: { ...now.content, rows: change(now.content.rows) } } : now),
    );

  const read = async (chosen: ChosenFile, encoding: Encoding) => {
    check.clear();
    add.clear();
    const text = chosen.decoded.options.find((option) => option.encoding === encoding)?.text ?? '';
    const found = readAssets(text);
    setFile({ ...chosen, encoding, content: found });
    // The server checks the valid rows too, so that all faults show at once.
    const edits = found.ok ? editsOf(found.rows) : [];
    if (edits.length === 0) return;
    const result = await check.run({ body: { dryRun: true, rows: edits } });
    if (result && !result.ok) setRows((all) => withRefusals(all, result.problem.errors ?? []));
  };
  const onAdd = async ([added]: File[]) => {
    if (!added) return;
    const decoded = decode(await added.arrayBuffer(), userLanguages(currentLanguage(i18n)));
    const chosen: ChosenFile = { name: added.name, bytes: added.size, decoded, encoding: null, content: null };
    if (decoded.isSure) await read(chosen, decoded.options[0].encoding);
    else setFile(chosen);
  };
  const leaveOut = () => {
    check.clear();
    setRows((all) => all.filter((row) => !isWrong(row)));
  };
  const onImport = async () => {
    const result = await add.run({ body: { dryRun: false, rows: editsOf(rows) } });
    if (result?.ok) navigate('/asset/assets', { replace: true, state: { imported: rows.length } });
    else if (result) setRows((all) => withRefusals(all, result.problem.errors ?? []));
  };

  const faultOf = (read: FileContent | null | undefined) => {
    if (!read || read.ok) return undefined;
    return read.reason === 'columns'
      ? t('missing', { columns: format.list(read.missing.map((column) => names[column])) })
      : t(`unreadable.${read.reason}`, { count: MAX_IMPORTED });
  };
  const fault = faultOf(file?.content);
  const wrong = rows.filter(isWrong).length;
  const changed = rows.filter((row) => !isWrong(row) && row.hints.length > 0).length;
  const refused = add.problem ?? (wrong === 0 ? check.problem : null);
  const isReady = rows.length > 0 && wrong === 0 && !check.isWorking && !check.problem;
  return (
    <Page eyebrow={<BackToList to="/asset/assets">{t('asset:back')}</BackToList>} subtitle={t('text')}>
      <Blocks>
        <Sheet sx={{ padding: 5 }}>
          <Stack spacing={4}>
            <p>{t('columns', { columns: format.list(COLUMNS.map((column) => names[column])) })}</p>
            <FileUpload
              label={t('file')}
              accept={ACCEPT}
              maxBytes={MAX_BYTES}
              maxFiles={1}
              files={file ? [{ id: 'file', name: file.name, bytes: file.bytes, state: 'done' }] : []}
              onAdd={(files) => void onAdd(files)}
              onRemove={() => setFile(null)}
              labels={{ done: t('notYet') }}
              {...(fault && { error: fault })}
            />
            {file && !file.decoded.isSure && (
              <EncodingQuestion
                file={file.decoded}
                chosen={file.encoding}
                onChoose={(encoding) => void read(file, encoding)}
              />
            )}
            {refused && <Alert severity="error">{problemSentence(refused)}</Alert>}
            {content && content.rented > 0 && <Alert severity="info">{t('rented', { count: content.rented })}</Alert>}
            {content && content.ignored.length > 0 && (
              <Alert severity="info">{t('ignored', { columns: format.list(content.ignored) })}</Alert>
            )}
            {changed > 0 && <Alert severity="warning">{t('changed', { count: changed })}</Alert>}
            {wrong > 0 && (
              <Alert
                severity="error"
                action={
                  wrong < rows.length && (
                    <Button color="inherit" onClick={leaveOut}>
                      {t('leaveOut', { count: wrong })}
                    </Button>
                  )
                }
              >
                {t('wrong', { count: wrong })}
              </Alert>
            )}
            <Stack direction="row" spacing={2}>
              <Button variant="contained" disabled={!isReady} loading={add.isWorking} onClick={() => void onImport()}>
                {isReady ? t('action', { count: rows.length }) : t('actionNone')}
              </Button>
              <CancelButton to="/asset/assets" />
            </Stack>
          </Stack>
        </Sheet>
        {rows.length > 0 && <ImportPreview rows={rows} />}
      </Blocks>
    </Page>
  );
}
