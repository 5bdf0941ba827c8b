import { ATTACHMENT_MAX_BYTES, checkAssetImport, type Language, MAX_CHECKED, MAX_IMPORTED } from '@hireyard/contract';
import { COLUMNS, isRefused } from '@hireyard/contract/asset-file';
import { type DecodedFile, decode, type Encoding } from '@hireyard/contract/table-file';
import { FileUpload } from '@hireyard/ui/components/FileUpload';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useMemo, useRef, useState } from 'react';
import { notesOf } from '../../../forms/notes-of.ts';
import { useAction } from '../../../forms/use-action.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { randomKey } from '../../../http/idempotency-key.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { supportedLanguage } from '../../../i18n/languages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { BackToList } from '../../../lists/WayBack.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Page } from '../../../pages/Page.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { EncodingQuestion } from './EncodingQuestion.tsx';
import { type FileContent, type FileRow, nextTask, readRows, withRefusals } from './file-rows.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportResults } from './ImportResults.tsx';
import { useColumnNames } from './use-column-names.ts';
import { useStartImport } from './use-start-import.ts';

const ACCEPT = ['.csv', '.txt'];
/** Bytes of a file that is checked for longer than a moment, and shows how far. */
const LONG = 100_000;

interface ChosenFile {
  /** Key of its import. */
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly decoded: DecodedFile;
  /** Null while the user has not said which letters are right. */
  readonly encoding: Encoding | null;
  readonly content: FileContent | null;
  /** Number of rows that were compared with the client's assets, while they are read and compared. */
  readonly compared?: number;
}

/** Languages of the user. The encoding of a file is guessed from their letters. */
const userLanguages = (portal: Language): Language[] => [
  portal,
  ...navigator.languages.flatMap((tag) => supportedLanguage(tag) ?? []),
];

const NO_ROWS: readonly FileRow[] = [];

/** Imports assets from a file. The page checks every row, the server adds them while the user does other things. */
export default function ImportAssetsPage() {
  const { t, i18n } = useTranslation(['assetImport', 'asset']);
  const { problem: problemSentence } = useSentences();
  const format = useFormat();
  const names = useColumnNames();
  const check = useAction(checkAssetImport);
  const upload = useStartImport();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [hasStarted, setStarted] = useState(false);
  /** The last reading. Others have been overtaken by another file or encoding. */
  const latest = useRef<object | null>(null);

  const content = file?.content?.ok ? file.content : null;
  const rows = content?.rows ?? NO_ROWS;

  /**
   * Compares the rows with the client's assets, so that all faults show before anything is added. Stops where another file
   * or encoding has been chosen.
   */
  const compare = async (
    all: readonly FileRow[],
    onCompared: (rows: number) => boolean,
  ): Promise<readonly FileRow[]> => {
    const edits = all.flatMap(({ edit }) => edit ?? []);
    const taken = new Set<string>();
    const unknown = new Set<string>();
    for (let at = 0; at < edits.length; at += MAX_CHECKED) {
      if (!onCompared(at)) break;
      const part = edits.slice(at, at + MAX_CHECKED);
      const codes = new Set(part.flatMap(({ productCode }) => productCode ?? []));
      const result = await check.run({ body: { tags: part.map(({ tag }) => tag), productCodes: [...codes] } });
      if (!result?.ok) break;
      for (const tag of result.answer.taken) taken.add(tag);
      for (const code of result.answer.unknown) unknown.add(code);
    }
    return withRefusals(all, taken, unknown);
  };
  const read = async (chosen: ChosenFile, encoding: Encoding) => {
    check.clear();
    upload.clear();
    const text = chosen.decoded.options.find((option) => option.encoding === encoding)?.text ?? '';
    const run = {};
    latest.current = run;
    const show = (more: Partial<ChosenFile>) => {
      const isLatest = latest.current === run;
      if (isLatest) setFile({ ...chosen, encoding, ...more });
      return isLatest;
    };
    show({ compared: 0 });
    await nextTask();
    const content = await readRows(text);
    if (!content.ok) return void show({ content });
    const compared = await compare(content.rows, (rows) => show({ content, compared: rows }));
    show({ content: { ...content, rows: compared } });
  };
  const onAdd = async ([added]: File[]) => {
    if (!added) return;
    setStarted(false);
    const decoded = decode(await added.arrayBuffer(), userLanguages(currentLanguage(i18n)));
    const { name, size: bytes } = added;
    const chosen: ChosenFile = { key: randomKey(), name, bytes, decoded, encoding: null, content: null };
    if (decoded.isSure) await read(chosen, decoded.options[0].encoding);
    else setFile(chosen);
  };
  const onImport = async () => {
    const text = file?.decoded.options.find(({ encoding }) => encoding === file.encoding)?.text;
    if (!file || text === undefined || upload.progress !== null) return;
    // The server reads UTF-8 alone.
    const started = await upload.start(new File([text], file.name, { type: 'text/csv' }), file.key);
    if (!started) return;
    setFile(null);
    setStarted(true);
  };

  const faultOf = (read: FileContent | null | undefined) => {
    if (!read || read.ok) return undefined;
    return read.reason === 'columns'
      ? t('missing', { columns: format.list(read.missing.map((column) => names[column])) })
      : t(`unreadable.${read.reason}`, { count: MAX_IMPORTED });
  };
  const fault = faultOf(file?.content);
  const wrong = useMemo(() => rows.filter(isRefused).length, [rows]);
  const right = rows.length - wrong;
  const changed = useMemo(() => rows.filter((row) => !isRefused(row) && row.hints.length > 0).length, [rows]);
  const compared = file?.compared;
  const refused = upload.problem ?? check.problem;
  const isReady = right > 0 && compared === undefined && !check.problem;
  return (
    <Page eyebrow={<BackToList to="/asset/assets">{t('asset:back')}</BackToList>} subtitle={t('text')}>
      <Blocks>
        <Sheet sx={{ padding: 5 }}>
          <Stack spacing={4}>
            <p>{t('columns', { columns: format.list(COLUMNS.map((column) => names[column])) })}</p>
            <p>{t('limits', { rows: format.number(MAX_IMPORTED) })}</p>
            <FileUpload
              label={t('file')}
              accept={ACCEPT}
              maxBytes={ATTACHMENT_MAX_BYTES}
              maxFiles={1}
              files={file ? [{ id: 'file', name: file.name, bytes: file.bytes, state: 'done' }] : []}
              onAdd={(_, files) => void onAdd(files)}
              onRemove={() => {
                latest.current = null;
                setFile(null);
              }}
              labels={{ done: t('notYet') }}
              {...notesOf(fault)}
            />
            {file && !file.decoded.isSure && (
              <EncodingQuestion
                file={file.decoded}
                chosen={file.encoding}
                onChoose={(encoding) => void read(file, encoding)}
              />
            )}
            {compared !== undefined && file && file.bytes > LONG && (
              <Stack spacing={1}>
                <LinearProgress
                  aria-label={t('checking')}
                  {...(rows.length > 0 && { variant: 'determinate', value: (100 * compared) / rows.length })}
                />
                <span>
                  {[
                    t('checking'),
                    ...(rows.length > 0
                      ? [t('running.text', { done: format.number(compared), count: rows.length })]
                      : []),
                  ].join(' · ')}
                </span>
              </Stack>
            )}
            {refused && <Alert severity="error">{problemSentence(refused)}</Alert>}
            {content && content.rented > 0 && <Alert severity="info">{t('rented', { count: content.rented })}</Alert>}
            {content && content.ignored.length > 0 && (
              <Alert severity="info">{t('ignored', { columns: format.list(content.ignored) })}</Alert>
            )}
            {changed > 0 && <Alert severity="warning">{t('changed', { count: changed })}</Alert>}
            {wrong > 0 && <Alert severity="error">{t('wrong', { count: wrong })}</Alert>}
            {hasStarted && (
              <Alert severity="info" role="status">
                {t('started')}
              </Alert>
            )}
            <Stack direction="row" spacing={2}>
              <Button
                variant="contained"
                disabled={!isReady}
                loading={upload.progress !== null}
                onClick={() => void onImport()}
              >
                {isReady ? t('action', { count: right }) : t('actionNone')}
              </Button>
              <CancelButton to="/asset/assets" />
            </Stack>
          </Stack>
        </Sheet>
        {rows.length > 0 && <ImportPreview rows={rows} label={t('preview')} />}
        <ImportResults />
      </Blocks>
    </Page>
  );
}
