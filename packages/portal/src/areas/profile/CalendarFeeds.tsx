import {
  CALENDAR_FEEDS_MAX,
  type CalendarFeed,
  calendarFeedPath,
  deleteCalendarFeed,
  listCalendarFeeds,
} from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { useAction } from '../../forms/use-action.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArrival } from '../../pages/Arrival.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { Sheet } from '../../pages/Sheet.tsx';
import { ShownOnce } from '../../pages/ShownOnce.tsx';
import { selectHasRight } from '../../session/user.ts';
import { selectModules } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { List, Row } from './ProfileRows.tsx';

const NewCalendarFeed = lazyPart(() => import('./NewCalendarFeed.tsx'));

function Feed({ feed, onRevoke }: { feed: CalendarFeed; onRevoke: () => void }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const at = (instant: string) => format.dateTime(instant);
  const kinds = feed.kinds.map((kind) => t(`calendar.kind.${kind}`)).join(', ');
  const project = feed.projectId === null ? t('calendar.all') : (feed.project?.name ?? t('calendar.hidden'));
  return (
    <Row>
      <span style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
        <strong>{feed.name}</strong>
        <small>
          {kinds} · {project}
          <br />
          {t('calendar.made', { when: at(feed.createdAt) })} ·{' '}
          {feed.readAt ? t('calendar.read', { when: at(feed.readAt) }) : t('calendar.unread')}
        </small>
      </span>
      <Button variant="outlined" size="small" aria-label={`${t('calendar.revoke')} (${feed.name})`} onClick={onRevoke}>
        {t('calendar.revoke')}
      </Button>
    </Row>
  );
}

interface RevokeDialogProps {
  feed: CalendarFeed;
  onClose: () => void;
  onRevoked: () => void;
  /** Called if the feed was already revoked elsewhere. The list does not refetch by itself then. */
  onGone: () => void;
}

function RevokeDialog({ feed, onClose, onRevoked, onGone }: RevokeDialogProps) {
  const { t } = useTranslation('profile');
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const revoke = useAction(deleteCalendarFeed);
  const { name } = feed;
  const onConfirm = async () => {
    const result = await revoke.run({ params: { id: feed.id } });
    // A feed that is already revoked counts as success.
    const isGone = result?.ok === false && result.problem.status === 404;
    if (!result?.ok && !isGone) return;
    if (isGone) onGone();
    onRevoked();
    onClose();
    toHeading(t('calendar.revoked', { name }));
  };
  return (
    <ConfirmDialog
      open
      title={t('calendar.ask', { name })}
      confirmLabel={t('calendar.revoke')}
      onConfirm={onConfirm}
      onClose={onClose}
      working={revoke.isWorking}
      {...(revoke.problem && { error: sentenceOf(revoke.problem) })}
    >
      {t('calendar.askText')}
    </ConfirmDialog>
  );
}

/** URL of a new feed. The server returns it only once. */
function NewAddress({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const apiUrl = useAppSelector(({ settings }) => settings.environment?.apiUrl ?? '');
  const address = new URL(`${apiUrl.replace(/\/+$/, '')}${calendarFeedPath(secret)}`, window.location.href).href;
  return (
    <ShownOnce
      value={address}
      label={t('calendar.address')}
      hint={t('calendar.addressHint')}
      copyLabel={t('calendar.copy')}
      copied={t('calendar.copied')}
      doneLabel={t('calendar.finish')}
      onDone={onDone}
    >
      <Button variant="outlined" component="a" href={address.replace(/^https?:/, 'webcal:')}>
        {t('calendar.open')}
      </Button>
    </ShownOnce>
  );
}

/** Calendar feeds of deliveries, collections and ends of rental (DOM-21). */
export default function CalendarFeeds() {
  const { t } = useTranslation('profile');
  const { currentData, failure, refetch } = useRead(listCalendarFeeds, undefined);
  const hasRight = useAppSelector(selectHasRight('contract-view'));
  const mayMake = useAppSelector(selectModules).includes('order') && hasRight;
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<CalendarFeed | null>(null);
  const items = currentData?.items ?? [];
  const { hash } = useLocation();
  const isShown = mayMake || items.length > 0;
  // Scrolls to this part for a link with its fragment, because it loads after the page.
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && hash === '#calendar') part.current?.scrollIntoView();
  }, [isShown, hash]);
  if (!isShown) return null;
  return (
    <Sheet ref={part} id="calendar" sx={{ padding: 5, scrollMarginBlockStart: '80px' }}>
      <Typography variant="h2">{t('calendar.title')}</Typography>
      <Typography sx={{ marginBlock: 2, color: (theme) => theme.vars.color.ink2 }}>{t('calendar.text')}</Typography>
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {secret && <NewAddress secret={secret} onDone={() => setSecret(null)} />}
      {mayMake && currentData && items.length < CALENDAR_FEEDS_MAX && (
        <Button variant="outlined" onClick={() => setMaking(true)} sx={{ marginBlockEnd: items.length > 0 ? 3 : 0 }}>
          {t('calendar.add')}
        </Button>
      )}
      {items.length >= CALENDAR_FEEDS_MAX && <p>{t('calendar.full', { most: CALENDAR_FEEDS_MAX })}</p>}
      {items.length > 0 && (
        <List>
          {items.map((feed) => (
            <Feed key={feed.id} feed={feed} onRevoke={() => setRevoking(feed)} />
          ))}
        </List>
      )}
      {isMaking && (
        <Suspense>
          <NewCalendarFeed onClose={() => setMaking(false)} onMade={setSecret} />
        </Suspense>
      )}
      {revoking && (
        <RevokeDialog
          feed={revoking}
          onClose={() => setRevoking(null)}
          onRevoked={() => setSecret(null)}
          onGone={refetch}
        />
      )}
    </Sheet>
  );
}
