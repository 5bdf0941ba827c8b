import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCameFrom } from '../../../lists/came-from.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useQueueing } from '../../../outbox/use-send-later.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { PageForm } from '../../../pages/PageForm.tsx';
import { selectionReleased } from '../../../settings/list-selection.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { CalledOff } from './CalledOff.tsx';
import { LinesNote, usePlaceText, useReason } from './LinesPage.tsx';
import { OffHireFields } from './OffHireFields.tsx';
import { OffHireSaving } from './OffHireSaving.tsx';
import { type ConfirmationState, confirmationOf, type Undoable, undoUntil } from './undoing.ts';
import type { Rented, Site } from './use-rented-lines.ts';
import { type SitePart, useSitePart } from './use-site-part.ts';

const Sentence = styled('span')({ flexBasis: '100%' });
const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& + &': { paddingBlockStart: 20, borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

interface PartsProps extends Pick<Rented, 'day' | 'goneOf'> {
  sites: readonly Site[];
  parts?: readonly SitePart[];
  children: (parts: readonly SitePart[]) => ReactNode;
}

/** Creates the part of each place, one inside the other, since each has the state of a form of its own. */
function Parts({ sites, parts = [], children, ...rented }: PartsProps) {
  const [site, ...rest] = sites;
  const all = [...parts, useSitePart(site as Site, rented)];
  return rest.length === 0 ? (
    children(all)
  ) : (
    <Parts sites={rest} parts={all} {...rented}>
      {children}
    </Parts>
  );
}

/** Fields of one place, and why it was refused. */
function PartFields({ part, isAlone }: { part: SitePart; isAlone: boolean }) {
  const { t } = useTranslation('offHires');
  const { problem: sentenceOf } = useSentences();
  const reasonOf = useReason();
  const placeText = usePlaceText();
  const heading = useId();
  const alert = useRef<HTMLDivElement>(null);
  const { site, endpointForm, files, lines, gone, isOffline } = part;
  const { form, refused } = endpointForm;
  const [first] = site.lines;
  const isRefused = refused !== null && !isOffline;
  useEffect(() => {
    if (isRefused) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused]);
  return (
    <Part {...(!isAlone && { 'aria-labelledby': heading })}>
      {!isAlone && first && <h2 id={heading}>{placeText(first)}</h2>}
      {isRefused && gone.length === 0 && (
        <Alert ref={alert} severity="error">
          {sentenceOf(refused)}
        </Alert>
      )}
      <LinesNote severity="error" text={t('cannot.offHire', { count: gone.length })} lines={gone} reasonOf={reasonOf} />
      {lines.length > 0 && (
        <>
          <OffHireFields form={form} lines={lines} rules={site.rules} files={files} />
          <OffHireSaving control={form.control} timeZone={site.rules.timeZone} />
        </>
      )}
    </Part>
  );
}

const every = async (checks: readonly Promise<boolean>[]) => !(await Promise.all(checks)).includes(false);

function Frame({ parts, back }: { parts: readonly SitePart[]; back: string }) {
  const { t } = useTranslation('offHires');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { toHeading } = useArrival();
  const open = parts.filter(({ offHire }) => offHire === null);
  const calledOff = parts.flatMap(({ offHire }) => offHire ?? []);
  const count = open.reduce((sum, part) => sum + part.count, 0);
  const isSaving = open.some(({ endpointForm }) => endpointForm.isSaving);
  const uploading = open.filter(({ files }) => files.isWaiting);
  const offline = open.filter(({ isOffline }) => isOffline);
  const drafts = open.map(({ endpointForm }) => endpointForm.draft);

  const { list } = useCameFrom();
  const [undo, setUndo] = useState<Undoable | null>(null);
  const typed = useRef<Undoable['drafts']>([]);
  const ids = calledOff.map(({ id }) => id);
  const isComplete = calledOff.length > 0 && open.every((part) => part.count === 0 && part.gone.length === 0);
  const isUnsaved = open.some(({ endpointForm }) => endpointForm.isUnsaved);
  const confirmed = useRef<readonly string[]>([]);
  const onCalledOff = useEffectEvent(() => {
    const latest = ids.filter((id) => !confirmed.current.includes(id));
    // Another attempt, in which all sites were refused.
    if (latest.length === 0) return;
    confirmed.current = ids;
    dispatch(selectionReleased());
    setUndo({ ids: latest, until: undoUntil(), page: pathname + search, drafts: typed.current });
    // Drops the entries of places without a machine.
    if (isComplete) for (const part of open) part.settle();
    else toHeading(t('done.count', { count: calledOff.flatMap(({ lines }) => lines).length }));
  });
  useEffect(() => {
    if (calledOff.length > 0 && !isSaving) onCalledOff();
  }, [calledOff.length, isSaving]);
  const address = ids.length > 0 ? confirmationOf(ids) : null;
  useEffect(() => {
    if (!isComplete || isUnsaved || !undo || address === null) return;
    void navigate(address, { replace: true, state: { list, undo } as ConfirmationState });
  }, [isComplete, isUnsaved, undo, address, list, navigate]);

  const queueing = useQueueing({
    parts: offline,
    onQueued: () => {
      for (const part of offline) part.settle();
    },
  });
  const submit = async () => {
    const chosen = open.filter((part) => part.count > 0);
    const sent = chosen.length > 0 ? chosen : open.slice(0, 1);
    for (const part of sent) part.press();
    if (!(await every(sent.map((part) => part.check())))) return;
    if (!(await every(sent.map(({ files }) => files.uploaded())))) return;
    const inputs = await Promise.all(sent.map(({ endpointForm }) => endpointForm.draft.typed()));
    typed.current = inputs.filter((draft) => draft !== null);
    await Promise.all(sent.map((part) => part.send()));
  };
  return (
    <Blocks>
      {ids.length > 0 && !isComplete && <CalledOff ids={ids} undo={undo} />}
      <PageForm
        label={t('add.title')}
        endpointForm={{
          save: submit,
          // The confirmation may have to load first.
          isSaving: isSaving || isComplete,
          isSaved: false,
          isUnsaved,
          draft: {
            at: drafts.flatMap(({ at }) => at ?? [])[0] ?? null,
            isKept: (isLeaving) => drafts.every((draft) => draft.isKept(isLeaving)),
            typed: async () => null,
            drop: () => {
              for (const draft of drafts) draft.drop();
            },
            discard: () => {
              for (const draft of drafts) draft.discard();
            },
          },
          refused: offline[0]?.endpointForm.refused ?? null,
          loadLatest: null,
        }}
        uploads={{
          isWaiting: uploading.length > 0,
          progress: uploading.reduce((sum, { files }) => sum + files.progress / uploading.length, 0),
          uploaded: async () => uploading.length === 0,
        }}
        refusedAction={queueing}
        submit={count > 0 ? t('add.submit', { count }) : t('add.title')}
        summary={<Sentence>{t('stopsWith')}</Sentence>}
        cancel={<CancelButton to={back} />}
      >
        {(isComplete ? parts : open).map((part) => (
          <PartFields key={part.site.query} part={part} isAlone={parts.length === 1} />
        ))}
      </PageForm>
    </Blocks>
  );
}

/**
 * Calls off machines, with a part for each place. It is sent at once; what one place refuses stays in the form, and the
 * others are called off (DOM-03).
 */
export function CallOffForm(rented: Rented) {
  return <Parts {...rented}>{(parts) => <Frame parts={parts} back={rented.back} />}</Parts>;
}
