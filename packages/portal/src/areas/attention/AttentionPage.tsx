import { ATTENTION_CAUSES, type AttentionCause, getAttention } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import { Paginator } from '@hireyard/ui/components/Paginator';
import { useRead } from '../../api/use-read.ts';
import { AttentionEntries } from '../../attention/AttentionEntries.tsx';
import { useRunningText } from '../../attention/use-running-text.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useScrollBack } from '../../lists/use-scroll-back.ts';
import { useUrl } from '../../lists/use-url.ts';
import { Blocks } from '../../pages/Blocks.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { Page } from '../../pages/Page.tsx';
import { PageLoader } from '../../pages/PageLoader.tsx';
import { NO_TEXT } from '../../pages/page-title.ts';
import { Sheet } from '../../pages/Sheet.tsx';

const SIZE = 25;
// `lists/params.ts` reads the same; with this page as its second user the bundler gives every list a chunk more.
const causeIn = (text: string | null | undefined) => ATTENTION_CAUSES.find((one) => one === text);
/** From 0 in the state and from 1 in the address, as in every list; what cannot be a page is the first. */
const pageIn = (text: string | null) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) - 1 : 0);

/** `/order/attention`: all that needs the user over all areas, the costliest first (DOM-30). */
export default function AttentionPage() {
  const { t } = useTranslation('notification');
  const format = useFormat();
  const { params, write } = useUrl();
  const cause = causeIn(params.get('cause'));
  const page = pageIn(params.get('page'));
  const show = (next: { cause: AttentionCause | undefined; page: number }) =>
    write(
      () =>
        new URLSearchParams({
          ...(next.cause && { cause: next.cause }),
          ...(next.page > 0 && { page: String(next.page + 1) }),
        }),
      { toTop: next.page !== page },
    );
  const query = { page, size: SIZE, ...(cause && { cause: [cause] }) };
  const { currentData: answer, data: last, failure, refetch } = useRead(getAttention, { query });
  useScrollBack(answer !== undefined);
  const runningText = useRunningText();
  const known = answer ?? last;
  const total = cause
    ? (known?.causes.find((one) => one.cause === cause)?.count ?? 0)
    : known?.causes.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page subtitle={known ? `${runningText(known)}${NO_TEXT}· ${t('attention.costliest')}` : NO_TEXT}>
      <Blocks>
        {known && known.causes.length > 0 && (
          <KeyFigures
            label={t('attention.filter')}
            figures={known.causes.map(({ cause: id, count }) => ({
              id,
              label: t(`attention.causes.${id}`),
              value: format.number(count),
              tone: id === 'machineOverdue' ? ('error' as const) : ('neutral' as const),
            }))}
            pressed={cause ? [cause] : []}
            onPressedChange={(pressed) => show({ cause: causeIn(pressed.at(-1)), page: 0 })}
          />
        )}
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {failure === undefined && !answer && <PageLoader />}
        {answer && (
          <Sheet>
            {answer.items.length > 0 ? (
              <AttentionEntries label={t('attention.title')} items={answer.items} />
            ) : (
              <DataState status="empty" title={t('attention.nothing.title')} text={t('attention.nothing.text')} />
            )}
            {(page > 0 || answer.hasMore) && (
              <Paginator
                page={page}
                pageSize={SIZE}
                total={total}
                hasMore={answer.hasMore}
                count={answer.items.length}
                onPageChange={(next) => show({ cause, page: next })}
              />
            )}
          </Sheet>
        )}
      </Blocks>
    </Page>
  );
}
