import { ATTACHMENT_MAX_BYTES, type ResponseOf } from '@hireyard/contract';
import {
  getDeskImport,
  hasRows,
  MAX_RUN_BYTES,
  MAX_RUN_FILES,
  MAX_RUN_ROWS,
  removeDeskImportFile,
  runDeskImport,
  tryDeskImport,
  undoDeskImport,
} from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { FileUpload } from '@hireyard/ui/components/FileUpload';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { notesOf } from '../forms/notes-of.ts';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { AskedMove } from './AskedMove.tsx';
import { useDeskRight } from './desk-account.ts';
import { ImportFiles, ImportTemplates } from './ImportFiles.tsx';
import { ImportRefusals } from './ImportRefusals.tsx';
import { MoveButton } from './MoveButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RunStateChip } from './RunStateChip.tsx';
import { useKindsText } from './use-kinds-text.ts';
import { useSendFiles } from './use-send-files.ts';

type Run = ResponseOf<typeof getDeskImport>;

/** Milliseconds between two reads while a run is worked on. */
const PAUSE = 2_000;
const ACCEPT = ['.csv', '.txt', '.tsv', '.xlsx', '.pdf'];
const MEGABYTE = 1_000_000;

/** Room of the facts while the run loads. */
const LOADING = Array.from({ length: 6 }, (_, index) => ({ label: '\u00a0'.repeat(index + 1), value: null }));

/** Number of rows of which the run would write values. */
const written = ({ created, changed, archived }: Run) => created + changed + archived;
const hasNewMarks = ({ files }: Run) => files.some(({ report }) => report?.newMarks);
const isUndoing = ({ undo }: Run) => undo !== null && undo.doneAt === null;
const isWorkedOn = (run: Run) =>
  isUndoing(run) || (run.source === 'desk' && (run.state === 'trying' || run.state === 'importing'));
const isChangeable = ({ source, state }: Run) => source === 'desk' && (state === 'open' || state === 'tried');

/** A run of imports: what came of it, and for files of the desk what comes next (DK-09). */
export default function ImportPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('deskImports');
  const { t: desk } = useTranslation('desk');
  const acts = useDeskRight('desk.act');
  const read = useRead(getDeskImport, { params: { id } });
  const { currentData, isFetching, refetch } = read;
  const isWaiting = currentData !== undefined && isWorkedOn(currentData);
  useEffect(() => {
    if (!isWaiting || isFetching) return;
    const timer = setTimeout(refetch, PAUSE);
    return () => clearTimeout(timer);
  }, [isWaiting, isFetching, refetch]);
  return (
    <PageTitleContext value={t('title')}>
      <DetailPage
        read={read}
        back={{ to: '/desk/imports', label: t('back') }}
        title={({ name }) => name || t('noFiles')}
        subtitle={({ state, source }) => (
          <>
            <RunStateChip state={state} />
            <span>{t(`sources.${source}`)}</span>
          </>
        )}
        actions={(run) =>
          acts && (
            <>
              {isChangeable(run) && <Actions run={run} />}
              {run.canUndo && <Undo id={run.id} />}
            </>
          )
        }
        gone={{ title: t('gone'), text: desk('gone.text') }}
      >
        {(run) =>
          run === undefined ? (
            <DefinitionList loading items={LOADING} />
          ) : (
            <>
              <Progress run={run} />
              <Undone run={run} />
              {acts && isChangeable(run) && <AddFiles run={run} />}
              <Facts run={run} />
              {run.files.length > 0 && <ImportFiles run={run} />}
              {run.undo && run.undo.refused > 0 && <ImportRefusals run={run} of="undo" />}
              {run.refused > 0 && <ImportRefusals run={run} of="import" />}
              {acts && isChangeable(run) && <ImportTemplates />}
            </>
          )
        }
      </DetailPage>
    </PageTitleContext>
  );
}

function Actions({ run }: { run: Run }) {
  const { t } = useTranslation('deskImports');
  const { id, files } = run;
  const isReady = run.state === 'tried' && (written(run) > 0 || hasNewMarks(run));
  if (!files.some(hasRows)) return null;
  return (
    <>
      {isReady && (
        <MoveDialog
          primary
          endpoint={runDeskImport}
          schema={deskSchemas.runDeskImport.body}
          id={id}
          values={{ notifies: false }}
          label={t('import')}
          done={t('importing')}
          fields={(form) => <CheckboxField form={form} name="notifies" label={t('notifies')} />}
        />
      )}
      <MoveButton
        primary={!isReady}
        endpoint={tryDeskImport}
        input={{ params: { id } }}
        label={t('attempt')}
        done={t('attempted')}
      />
    </>
  );
}

function Undo({ id }: { id: string }) {
  const { t } = useTranslation('deskImports');
  return (
    <AskedMove
      endpoint={undoDeskImport}
      input={{ params: { id } }}
      label={t('undo.button')}
      title={t('undo.ask')}
      text={t('undo.text')}
      done={t('undo.begun')}
    />
  );
}

/** State of the undo of the run (DK-19). */
function Undone({ run: { undo } }: { run: Run }) {
  const { t } = useTranslation('deskImports');
  if (undo === null) return null;
  if (undo.doneAt === null) return <Working label={t('undo.working')} text={t('undo.begun')} />;
  return <Alert severity={undo.refused > 0 ? 'warning' : 'info'}>{t('undo.done', { ...undo })}</Alert>;
}

function Working({ label, text }: { label: string; text: string }) {
  return (
    <Sheet sx={{ padding: 5 }}>
      <Stack spacing={2}>
        <LinearProgress aria-label={label} />
        <span>{text}</span>
      </Stack>
    </Sheet>
  );
}

function Progress({ run }: { run: Run }) {
  const { t } = useTranslation('deskImports');
  const { state, source } = run;
  if (source !== 'desk') return null;
  if (state === 'tried') return <Alert severity={run.refused > 0 ? 'warning' : 'info'}>{t(triedText(run))}</Alert>;
  if (state === 'stopped') return <Alert severity="error">{t('stopped')}</Alert>;
  if (state !== 'trying' && state !== 'importing') return null;
  return <Working label={t(`states.${state}`)} text={t(state)} />;
}

function triedText(run: Run): 'tried' | 'triedNone' | 'triedSame' | 'triedNewMarks' {
  if (written(run) > 0) return 'tried';
  if (hasNewMarks(run)) return 'triedNewMarks';
  return run.refused > 0 ? 'triedNone' : 'triedSame';
}

/** Adds files one after the other. One of the same name takes the place of the former. */
function AddFiles({ run: { id, files } }: { run: Run }) {
  const { t } = useTranslation('deskImports');
  const { problem: sentenceOf } = useSentences();
  const { sending, fault, send } = useSendFiles(id);
  const remove = useAction(removeDeskImportFile);
  const sent = files.filter(({ sheetOf }) => sheetOf === null);
  const shown = [
    ...sent.map(({ id: fileId, name, size }) => ({ id: fileId, name, bytes: size, state: 'done' as const })),
    ...sending,
  ];
  return (
    <Sheet sx={{ padding: 5 }}>
      <Stack spacing={3}>
        <p>{t('limits', { files: MAX_RUN_FILES, megabytes: MAX_RUN_BYTES / MEGABYTE, rows: MAX_RUN_ROWS })}</p>
        <FileUpload
          label={t('file')}
          accept={ACCEPT}
          maxBytes={ATTACHMENT_MAX_BYTES}
          maxFiles={MAX_RUN_FILES}
          files={shown}
          onAdd={(_, added) => void send(added)}
          onRemove={(_, fileId) => void remove.run({ params: { id, fileId } })}
          labels={{ done: t('sent') }}
          {...notesOf(fault)}
        />
        {remove.problem && <Alert severity="error">{sentenceOf(remove.problem)}</Alert>}
      </Stack>
    </Sheet>
  );
}

function keptText({ dryRun, undo }: Run): 'yes' | 'no' | 'undone' | 'partlyUndone' {
  if (dryRun) return 'yes';
  if (!undo?.doneAt) return 'no';
  return undo.refused > 0 ? 'partlyUndone' : 'undone';
}

function Facts({ run }: { run: Run }) {
  const { t } = useTranslation('deskImports');
  const format = useFormat();
  const kindsText = useKindsText();
  const { source, by, kinds, archived, startedAt, changedAt } = run;
  return (
    <DefinitionList
      items={[
        { label: t('by'), value: by ?? t(`sources.${source}`) },
        { label: t('startedAt'), value: format.dateTime(startedAt) },
        { label: t('changedAt'), value: format.dateTime(changedAt) },
        { label: t('kind'), value: kindsText(kinds) },
        { label: t('kept'), value: t(`keptNames.${keptText(run)}`) },
        { label: t('rows'), value: t('sums', { ...run }) },
        ...(archived > 0 ? [{ label: t('archived'), value: format.number(archived) }] : []),
      ]}
    />
  );
}
