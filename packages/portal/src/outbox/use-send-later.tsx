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

interface QueuedOptions {
  readonly endpoint: Endpoint & { readonly id: string };
  /** Returns the name of the write for the list of queued writes. */
  readonly label: () => string;
  /** Returns the draft of the form, so that the user can edit the write after a refusal. */
  readonly typed?: (() => Promise<QueuedForm['draft']>) | undefined;
  /** Address of the form; by default the page on screen. */
  readonly page?: string;
}
interface SendLaterOptions extends QueuedOptions {
  /** The problem of the last attempt. */
  readonly refused: HttpProblem | null;
  /** Resets the form, so that leaving it asks nothing. */
  readonly onQueued: () => void;
}

interface QueueingOptions {
  /** Writes that failed offline. Each rejects if the device has no room. */
  readonly parts: readonly { readonly queue: () => Promise<void> }[];
  /** Resets their forms, so that leaving the page asks nothing. */
  readonly onQueued: () => void;
}

/** Returns a button that queues writes and opens the list of queued writes; false without one that failed offline. */
export function useQueueing({ parts, onQueued }: QueueingOptions) {
  const { t } = useTranslation('outbox');
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
  const [isQueued, setQueued] = useState(false);
  // Runs after the commit in which the form has no unsaved changes, so that leaving the page asks nothing.
  useEffect(() => {
    if (isQueued) void navigate(OUTBOX_PATH, { replace: true });
  }, [isQueued, navigate]);
  const later = async () => {
    try {
      await Promise.all(parts.map((part) => part.queue()));
    } catch {
      setFull(true);
      return;
    }
    onQueued();
    setQueued(true);
  };
  return (
    parts.length > 0 && (
      <>
        <Button variant="outlined" size="small" onClick={() => void later()}>
          {t('later')}
        </Button>
        {isFull && <span role="alert">{t('full')}</span>}
      </>
    )
  );
}

/**
 * Queues a write that failed offline (SW-04). Pass `newKey` to the form, so that the queued write reuses the key of the
 * failed attempt. Possibly only its answer was lost.
 */
export function useSendLater() {
  const lastAttempt = useRef<{ readonly key: string; readonly input: unknown; readonly at: number } | null>(null);
  const newKey = (input: string): string => {
    const key = randomKey();
    lastAttempt.current = { key, input: JSON.parse(input), at: Date.now() };
    return key;
  };
  const store = useAppStore();
  const { pathname, search } = useLocation();

  const queue = async ({ endpoint, label, typed, page = pathname + search }: QueuedOptions): Promise<void> => {
    const [user, client] = [selectUserId(store.getState()), selectClientUuid(store.getState())];
    const write = lastAttempt.current;
    if (!write || user === null || client === null) return;
    const { key, input, at } = write;
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
      form: { page, draft: (await typed?.()) ?? null },
    });
  };
  return { newKey, queue };
}

/** The button of a form with one write. */
export function useSendLaterButton(later: ReturnType<typeof useSendLater>, options: SendLaterOptions) {
  const { refused, onQueued, ...write } = options;
  const isOffline = refused?.type === 'network';
  return useQueueing({ parts: isOffline ? [{ queue: () => later.queue(write) }] : [], onQueued });
}
