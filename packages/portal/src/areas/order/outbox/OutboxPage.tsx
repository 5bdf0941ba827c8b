import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { DataState } from '@hireyard/ui/components/DataState';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOutbox } from '../../../outbox/use-outbox.ts';
import { useArrival } from '../../../pages/Arrival.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Page } from '../../../pages/Page.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { logoutRequested } from '../../../session/session-actions.ts';
import type { QueuedWrite } from '../../../storage/device-database.ts';
import { outbox } from '../../../storage/outbox.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Rows } from './OutboxRows.ts';
import { SentWrites } from './SentWrites.tsx';
import { Buttons, WaitingWrite } from './WaitingWrite.tsx';

/** Results of discarding that the page reports. */
type DiscardFailure = 'sending' | 'failed';

/** Asks before logout, while writes are queued, if they stay on this device or are discarded. */
function LeaveChoice({ writes, onEnd }: { writes: readonly QueuedWrite[]; onEnd: (end: DiscardFailure) => void }) {
  const { t } = useTranslation('outbox');
  const dispatch = useAppDispatch();
  const leave = () => dispatch(logoutRequested({ because: 'logout' }));
  const discardAll = () =>
    outbox
      .discard(writes.map(({ id }) => id))
      .then((end) => (end === 'sending' ? onEnd(end) : leave()))
      .catch(() => onEnd('failed'));
  return (
    <Alert
      severity="warning"
      action={
        <Buttons>
          <Button size="small" color="inherit" onClick={leave}>
            {t('leave.keep')}
          </Button>
          {writes.length > 0 && (
            <Button size="small" color="inherit" onClick={() => void discardAll()}>
              {t('leave.discard')}
            </Button>
          )}
        </Buttons>
      }
    >
      {t('leave.text')}
    </Alert>
  );
}

/** `/order/outbox`: queued offline writes until they are sent (SW-04). */
export default function OutboxPage() {
  const { t } = useTranslation('outbox');
  const { writes, sent, isUnreadable, readAgain } = useOutbox();
  const { toHeading } = useArrival();
  const [query] = useSearchParams();
  const [toDiscard, setToDiscard] = useState<QueuedWrite | null>(null);
  const [discardResult, setDiscardResult] = useState<DiscardFailure | null>(null);
  const discard = async () => {
    if (!toDiscard) return;
    setDiscardResult(null);
    const end = await outbox.discard([toDiscard.id]).catch((): DiscardFailure => 'failed');
    setToDiscard(null);
    if (end === 'discarded') toHeading(t('discarded'));
    else if (end === 'sent') toHeading(t('gone'));
    else setDiscardResult(end);
  };
  // An unreadable outbox must not prevent logout.
  const mustAsk = query.has('leave') && writes?.length !== 0;
  return (
    <Page subtitle={t('subtitle')}>
      <Blocks>
        {mustAsk && <LeaveChoice writes={writes ?? []} onEnd={setDiscardResult} />}
        {discardResult && (
          <Alert severity="info" role="status" onClose={() => setDiscardResult(null)}>
            {t(discardResult === 'sending' ? 'sending' : 'unreadable.text')}
          </Alert>
        )}
        {isUnreadable && (
          <DataState status="error" title={t('unreadable.title')} text={t('unreadable.text')} onRetry={readAgain} />
        )}
        {writes?.length === 0 && <DataState status="empty" title={t('empty.title')} text={t('empty.text')} />}
        {writes && writes.length > 0 && (
          <Sheet>
            <Rows>
              {writes.map((write) => (
                <WaitingWrite
                  key={write.id}
                  write={write}
                  onDiscard={() => setToDiscard(write)}
                  onFailed={() => setDiscardResult('failed')}
                />
              ))}
            </Rows>
          </Sheet>
        )}
        {sent.length > 0 && <SentWrites sent={sent} />}
      </Blocks>
      {toDiscard && (
        <ConfirmDialog
          open
          tone="error"
          title={t('ask', { label: toDiscard.label })}
          confirmLabel={t('discard')}
          onConfirm={() => void discard()}
          onClose={() => setToDiscard(null)}
        >
          {t(toDiscard.firstAttemptAt === null ? 'askText' : 'askMaybe')}
        </ConfirmDialog>
      )}
    </Page>
  );
}
