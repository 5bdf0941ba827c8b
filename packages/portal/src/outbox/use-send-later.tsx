import type { Endpoint } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
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
  /** Returns the name of the write for the list of queued writes. */
  readonly label: () => string;
  /** The problem of the last attempt. */
  readonly refused: HttpProblem | null;
  /** Returns the draft of the form, so that the user can edit the write after a refusal. */
  readonly typed?: (() => Promise<QueuedForm['draft']>) | undefined;
  /** Resets the form, so that leaving it asks nothing. */
  readonly onQueued: () => void;
}

/**
 * Offers to queue a write that failed offline (SW-04). Pass `newKey` to the form, so that the queued write reuses the
 * key of the failed attempt. Possibly only its answer was lost.
 */
export function useSendLater() {
  const lastAttempt = useRef<{ readonly key: string; readonly input: unknown; readonly at: number } | null>(null);
  const newKey = (input: string): string => {
    const key = randomKey();
    lastAttempt.current = { key, input: JSON.parse(input), at: Date.now() };
    return key;
  };
  const [isFull, setFull] = useState(false);
  const { t } = useTranslation('outbox');
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const [isQueued, setQueued] = useState(false);
  // Runs after the commit in which the form has no unsaved changes, so that leaving the page asks nothing.
  useEffect(() => {
    if (isQueued) void navigate(OUTBOX_PATH, { replace: true });
  }, [isQueued, navigate]);

  const action = ({ endpoint, label, refused, typed, onQueued }: SendLaterOptions) => {
    const isOffline = refused?.type === 'network';
    const later = async () => {
      const [user, client] = [selectUserId(store.getState()), selectClientUuid(store.getState())];
      const write = lastAttempt.current;
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
          // The attempt may have reached the server although no answer arrived.
          firstAttemptAt: at,
          validUntil: validUntil(endpoint.id as Queueable, input),
          parked: null,
          form: { page: pathname + search, draft: (await typed?.()) ?? null },
        });
      } catch {
        setFull(true);
        return;
      }
      onQueued();
      setQueued(true);
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
