import type { Endpoint } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectClientUuid } from '../client/corporate-client.ts';
import { randomKey } from '../http/idempotency-key.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectUserId } from '../session/user.ts';
import { selectOpCo } from '../settings/settings.ts';
import type { QueuedForm } from '../storage/device-database.ts';
import { outbox } from '../storage/outbox.ts';
import { useAppStore } from '../store/hooks.ts';
import { OUTBOX_PATH } from './outbox-path.ts';
import { type Queueable, validUntil } from './queueable.ts';

interface SendLaterOptions {
  readonly endpoint: Endpoint & { readonly id: string };
  /** What the write is about, for the list of what waits. */
  readonly label: () => string;
  /** What was refused last. */
  readonly refused: HttpProblem | null;
  /** What was typed, as the form's draft keeps it, to be changed should the write be refused later. */
  readonly typed?: (() => Promise<QueuedForm['draft']>) | undefined;
  /** Takes what was typed out of the form, which then no longer asks before it is left. */
  readonly onQueued: () => void;
}

/**
 * Offers to send a write once there is a connection, where it failed for want of one (SW-04). `newKey` is for the form: the
 * queued write has the key of the attempt, whose answer may only have been lost.
 */
export function useSendLater() {
  const sent = useRef<{ readonly key: string; readonly input: unknown; readonly at: number } | null>(null);
  const newKey = (asked: string): string => {
    const key = randomKey();
    sent.current = { key, input: JSON.parse(asked), at: Date.now() };
    return key;
  };
  const [isFull, setFull] = useState(false);
  const { t } = useTranslation('outbox');
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const action = ({ endpoint, label, refused, typed, onQueued }: SendLaterOptions) => {
    const isOffline = refused?.type === 'network';
    const later = async () => {
      const [user, client] = [selectUserId(store.getState()), selectClientUuid(store.getState())];
      const write = sent.current;
      if (!write || user === null || client === null) return;
      const { key, input, at } = write;
      try {
        await outbox.put({
          id: `${at}-${key}`,
          user,
          client,
          opCo: selectOpCo(store.getState()),
          endpoint: endpoint.id,
          input,
          key,
          label: label(),
          createdAt: at,
          // Its answer alone may have been lost, also where there is no network by now.
          firstAttemptAt: at,
          validUntil: validUntil(endpoint.id as Queueable, input),
          parked: null,
          form: { page: pathname + search, draft: (await typed?.()) ?? null },
        });
      } catch {
        setFull(true);
        return;
      }
      // Rendered before the page is left, so that nobody is asked about what is kept.
      flushSync(onQueued);
      navigate(OUTBOX_PATH, { replace: true });
    };
    return (
      isOffline && (
        <>
          <Button variant="outlined" size="small" onClick={() => void later()}>
            {t('later')}
          </Button>
          {isFull && <span role="alert">{t('full')}</span>}
        </>
      )
    );
  };
  return { newKey, action };
}
