import { endSession, listSessions, type Session } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useAction } from '../../forms/use-action.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArrival } from '../../pages/Arrival.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { List, Row } from './ProfileRows.tsx';

/** Describes a device by its known parts: "Firefox, Windows". */
function useDeviceName() {
  const { t } = useTranslation('profile');
  return ({ browser, system }: Session) =>
    [browser, system].filter((name) => name !== null).join(', ') || t('devices.unknown');
}

function Device({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const name = useDeviceName()(session);
  return (
    <Row>
      <span>
        <strong>{name}</strong>
        <small>{t('devices.used', { when: format.dateTime(session.usedAt) })}</small>
      </span>
      {session.current ? (
        <StatusChip tone="success">{t('devices.here')}</StatusChip>
      ) : (
        <Button variant="outlined" size="small" aria-label={`${t('devices.end')} (${name})`} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </Row>
  );
}

function EndDialog({ session, onClose, onGone }: { session: Session; onClose: () => void; onGone: () => void }) {
  const { t } = useTranslation('profile');
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const end = useAction(endSession);
  const device = useDeviceName()(session);

  const onConfirm = async () => {
    const result = await end.run({ params: { id: session.id } });
    // A session that has ended meanwhile counts as success.
    const isGone = result?.ok === false && result.problem.status === 404;
    if (!result?.ok && !isGone) return;
    if (isGone) onGone();
    onClose();
    toHeading(t('devices.done', { device }));
  };
  return (
    <ConfirmDialog
      open
      title={t('devices.ask', { device })}
      confirmLabel={t('devices.end')}
      onConfirm={onConfirm}
      onClose={onClose}
      working={end.isWorking}
      {...(end.problem && { error: sentenceOf(end.problem) })}
    >
      {t('devices.askText')}
    </ConfirmDialog>
  );
}

/** Devices where the user is signed in, each with a button to sign out (SE-02). */
export function Devices() {
  const { currentData, failure, refetch } = useRead(listSessions, undefined);
  const [ending, setEnding] = useState<Session | null>(null);
  if (failure !== undefined) return <Failure problem={problemOf(failure)} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={64} />;
  const { items } = currentData;
  return (
    <>
      <List>
        {items
          .toSorted((one, other) => Number(other.current) - Number(one.current))
          .map((session) => (
            <Device key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
      </List>
      {ending && <EndDialog session={ending} onClose={() => setEnding(null)} onGone={refetch} />}
    </>
  );
}
