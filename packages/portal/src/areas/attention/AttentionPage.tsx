import { ATTENTION_CAUSES, type AttentionView, getAttention } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import { Paginator } from '@hireyard/ui/components/Paginator';
import { tokens } from '@hireyard/ui/theme';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { AttentionEntries } from '../../attention/AttentionEntries.tsx';
import { useRunningText } from '../../attention/use-running-text.ts';
import { problemOf } from '../../http/problem.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pageInAddress } from '../../lists/page-in-address.ts';
import { useScrollBack } from '../../lists/use-scroll-back.ts';
import { useUrl } from '../../lists/use-url.ts';
import { Blocks } from '../../pages/Blocks.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { lazyPart, optionalPart } from '../../pages/load-chunk.ts';
import { useMayOpen } from '../../pages/may-open.ts';
import { Page } from '../../pages/Page.tsx';
import { PageLoader } from '../../pages/PageLoader.tsx';
import { NO_TEXT } from '../../pages/page-title.ts';
import { Sheet } from '../../pages/Sheet.tsx';
import { selectMayHaveRight, selectRights } from '../../session/user.ts';
import { selectReady } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { AttentionViews } from './AttentionViews.tsx';
import { queryOf, type Shown, SIZE, shownIn } from './reads.ts';
import type { SelectEntriesProps } from './SelectEntries.tsx';

const SelectEntries = lazyPart(() => withTexts(import('./SelectEntries.tsx'), 'attentionSelect'));
const ParkedWrites = optionalPart(() => withTexts(import('./ParkedWrites.tsx'), 'outbox'));

const seesPrices = selectMayHaveRight('price-view');
const HIDDEN = { visibility: 'hidden' };
const NONE: readonly string[] = [];
const causeIn = (text: string | null | undefined) => ATTENTION_CAUSES.find((one) => one === text);

/** As high as the two lines that costs take on a phone. */
const Summary = styled('span')({
  display: 'block',
  [tokens.media.belowNavigation]: { '&[data-costs="true"]': { minBlockSize: '2.9em' } },
});

/** `/order/attention`: everything that needs the user's attention, sorted by cost if they see prices (DOM-30). */
export default function AttentionPage() {
  const { t } = useTranslation('notification');
  const format = useFormat();
  const { params, write } = useUrl();
  const shown = shownIn(params);
  const { view, cause, page } = shown;
  const show = (next: Shown) =>
    write(
      () =>
        new URLSearchParams({
          ...(next.view !== 'everyone' && { view: next.view }),
          ...(next.cause && { cause: next.cause }),
          ...pageInAddress.written(next.page),
        }),
      { toTop: next.page !== page },
    );
  const showView = (next: AttentionView) => show({ view: next, cause: undefined, page: 0 });
  const [isSelecting, setSelecting] = useState(false);
  // The selection stays while paging. Another view or cause clears it, because its entries are no longer listed.
  const within = `${view} ${cause}`;
  const [selection, setSelection] = useState({ within, ids: NONE });
  const selected = selection.within === within ? selection.ids : NONE;
  const [left, setLeft] = useState<string | null>(null);
  const { currentData: answer, data: last, failure, refetch } = useRead(getAttention, { query: queryOf(shown) });
  useScrollBack(answer !== undefined);
  const runningText = useRunningText();
  const seesCosts = useAppSelector(seesPrices);
  const data = answer ?? last;
  // Without price rights, entries are not sorted by cost.
  const order = data?.running.furtherDay ? `${NO_TEXT}· ${t('attention.costliest')}` : '';
  const total = cause ? (data?.causes.find((one) => one.cause === cause)?.count ?? 0) : data?.views[view];
  return (
    <Page
      subtitle={<Summary data-costs={seesCosts}>{data ? `${runningText(data)}${order}` : NO_TEXT}</Summary>}
      actions={
        <>
          {(!data || isSelecting || data.views[view] > 0) && (
            <SelectButton
              isPressed={isSelecting}
              isLoading={!data}
              onPress={() => {
                setSelecting(!isSelecting);
                setSelection({ within, ids: NONE });
              }}
            />
          )}
          <IdleMachinesLink />
          <AttentionViews view={view} counts={data?.views} onChange={showView} />
        </>
      }
    >
      <Blocks>
        {view === 'everyone' && (
          <Suspense>
            <ParkedWrites />
          </Suspense>
        )}
        {data && data.causes.length > 0 && (
          <KeyFigures
            label={t('attention.filter')}
            figures={data.causes.map(({ cause: id, count }) => ({
              id,
              label: t(`attention.causes.${id}`),
              value: format.number(count),
              tone: id === 'machineOverdue' ? ('error' as const) : ('neutral' as const),
            }))}
            pressed={cause ? [cause] : []}
            onPressedChange={(_, pressed) => show({ view, cause: causeIn(pressed.at(-1)), page: 0 })}
          />
        )}
        {left !== null && (
          <Alert severity="warning" onClose={() => setLeft(null)}>
            {left}
          </Alert>
        )}
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {failure === undefined && !answer && <PageLoader />}
        {answer && (
          <Sheet>
            <Entries
              view={view}
              items={answer.items}
              isSelecting={isSelecting}
              selected={selected}
              onSelect={(ids) => setSelection({ within, ids })}
              onLeft={setLeft}
            />
            {(page > 0 || answer.hasMore) && (
              <Paginator
                page={page}
                rowsPerPage={SIZE}
                count={total}
                hasMore={answer.hasMore}
                rowsOnPage={answer.items.length}
                onPageChange={(_, next) => show({ view, cause, page: next })}
              />
            )}
          </Sheet>
        )}
      </Blocks>
    </Page>
  );
}

type EntriesProps = Omit<SelectEntriesProps, 'label'> & { isSelecting: boolean };

function Entries({ isSelecting, ...props }: EntriesProps) {
  const { t } = useTranslation('notification');
  const { view, items } = props;
  const label = t('attention.title');
  const rows = <AttentionEntries label={label} items={items} />;
  if (items.length === 0) return view === 'everyone' ? <NothingAtAll /> : <NothingHere view={view} />;
  if (!isSelecting) return rows;
  return (
    <Suspense fallback={rows}>
      <SelectEntries label={label} {...props} />
    </Suspense>
  );
}

interface SelectButtonProps {
  isPressed: boolean;
  isLoading: boolean;
  onPress: () => void;
}

/** Toggles the selection. Keeps its room while the entries load, so that nothing moves when it appears. */
function SelectButton({ isPressed, isLoading, onPress }: SelectButtonProps) {
  const { t } = useTranslation('attention');
  return (
    <Button aria-pressed={isPressed} onClick={onPress} sx={isLoading ? HIDDEN : null}>
      {t('select')}
    </Button>
  );
}

/** Link to the idle machines. They cost money, but are not assigned to anyone, so they have their own page. */
function IdleMachinesLink() {
  const { t } = useTranslation('attention');
  const to = '/order/idle-machines';
  // Keeps its room until rights and modules are known.
  const hasRights = useAppSelector(selectRights) !== null;
  const hasModules = useAppSelector(selectReady);
  const isUnknown = !hasRights || !hasModules;
  const mayOpen = useMayOpen(to);
  if (!mayOpen && !isUnknown) return null;
  return (
    <Button component={Link} to={to} sx={isUnknown ? HIDDEN : null}>
      {t('idleMachines')}
    </Button>
  );
}

function NothingAtAll() {
  const { t } = useTranslation('notification');
  return <DataState status="empty" title={t('attention.nothing.title')} text={t('attention.nothing.text')} />;
}

/** Empty state of a selected view. The page handles the case without any entries. */
function NothingHere({ view }: { view: Exclude<AttentionView, 'everyone'> }) {
  const { t } = useTranslation('attention');
  return <DataState status="empty" title={t(`nothing.title.${view}`)} text={t(`nothing.text.${view}`)} />;
}
