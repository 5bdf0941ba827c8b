import {
  catchError,
  concatMap,
  debounceTime,
  defer,
  EMPTY,
  filter,
  from,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  share,
  skip,
  switchMap,
  takeWhile,
  timeout,
  toArray,
} from 'rxjs';
import { api } from '../api/api.ts';
import { tagsOf } from '../api/tags.ts';
import { WRITES } from '../api/write-tags.ts';
import { selectClientUuid } from '../client/corporate-client.ts';
import { during } from '../epics/during.ts';
import type { Epic, EpicDependencies } from '../epics/epic.ts';
import { poll } from '../epics/poll.ts';
import { requestOf } from '../http/call.ts';
import { CLIENT_HEADER } from '../http/client-header.ts';
import { IDEMPOTENCY_HEADER, randomKey } from '../http/idempotency-key.ts';
import { OP_CO_HEADER } from '../http/op-co-header.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import { isSessionOf } from '../session/token.ts';
import { selectUserId } from '../session/user.ts';
import { isFromTheFuture, type ParkedBecause, type QueuedWrite } from '../storage/device-database.ts';
import { OUTBOX_LOCK, type Outbox } from '../storage/outbox.ts';
import { rememberSent } from '../storage/sent-writes.ts';
import { endpointOf, isQueueable } from './queueable.ts';
import { refusedPartOf, resultOf } from './result-of.ts';

/**
 * The server keeps idempotency keys for 24 hours. A write that may have arrived before is not sent again automatically.
 */
const KEY_LIFE_MS = 23 * 3_600_000;
/** Wait after each failed attempt in a row. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000];
const LONGEST_MS = 300_000;
const LONGEST_ATTEMPT_MS = 60_000;
const TOGETHER_MS = 50;
/** After a failed attempt the other tabs wait as well. */
const SHORTEST_MS = 3_000;
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** Returns whether the write itself was refused. Other problems, such as 401, 429 and 503, do not concern it. */
const isRefusal = ({ status }: HttpProblem): boolean => [400, 403, 404, 409, 410, 412, 413, 422].includes(status);
/** Returns whether the refusal came before the server checked for an earlier attempt with a lost answer. */
const saysNothingOfEarlier = ({ status }: HttpProblem): boolean => [403, 404].includes(status);

const triggers = (outbox: Pick<Outbox, 'changes'>, { online, scheduler }: EpicDependencies) =>
  merge(outbox.changes.pipe(filter((change) => change === 'written')), online.pipe(skip(1), filter(Boolean))).pipe(
    debounceTime(TOGETHER_MS, scheduler),
    share(),
  );

/** Result of an attempt. `tooSoon` was not sent, so it does not indicate a network problem. */
type Attempt = 'sent' | 'parked' | 'failed' | 'tooSoon';
const isWaiting = ({ end }: Ended): boolean => end === 'failed' || end === 'tooSoon';

/**
 * Sends queued writes (SW-04), one tab at a time. Each client's writes are sent in order, with the client of the write
 * instead of the one on screen. A refused write is parked with the reason. A failed write waits, and blocks the later
 * writes of its client.
 */
export const createSendQueuedEpic =
  (outbox: Pick<Outbox, 'changes' | 'list' | 'read' | 'change' | 'delete'>): Epic =>
  (_, state, deps) =>
    during(state, selectUserId, (user) => {
      let failures = 0;
      const round = defer(() => outbox.list(user)).pipe(
        switchMap((writes) => from(writes.filter(({ parked }) => parked === null))),
        groupBy(({ client }) => client),
        mergeMap((ofClient) =>
          ofClient.pipe(
            concatMap(({ id }) => attempt(outbox, id, user, deps)),
            takeWhile((ended) => !isWaiting(ended), true),
          ),
        ),
        toArray(),
        // The device's database failed, so the state is unknown. A later round retries.
        catchError(() => of([UNREADABLE])),
      );
      const rounds = poll({
        work: deps.exclusively(OUTBOX_LOCK, round),
        pause: (attempts) => {
          const waiting = attempts.filter(isWaiting);
          if (waiting.length === 0) failures = 0;
          else if (waiting.some(({ end }) => end === 'failed')) failures += 1;
          const usual = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? LONGEST_MS;
          const now = deps.scheduler.now();
          const pauses = waiting.map(({ end, until }) => Math.max(until - now, end === 'failed' ? usual : 0));
          return pauses.length > 0 ? Math.min(...pauses) : LONGEST_MS;
        },
        triggers: triggers(outbox, deps),
        // Also runs in a hidden tab, because the network may come back there.
        visible: of(true),
        scheduler: deps.scheduler,
      });
      return rounds.pipe(
        mergeMap((attempts) => {
          const changed = attempts
            .filter(({ end, client }) => end === 'sent' && client === selectClientUuid(state.value))
            .flatMap(({ endpoint }) => tagsOf(WRITES, endpoint));
          return changed.length > 0 ? of(api.util.invalidateTags([...changed, 'Activity'])) : EMPTY;
        }),
      );
    });

interface Ended {
  readonly end: Attempt;
  readonly client: string;
  readonly endpoint: string;
  /** Earliest time of the next attempt, in milliseconds since the epoch. */
  readonly until: number;
}
const UNREADABLE: Ended = { end: 'failed', client: '', endpoint: '', until: 0 };

/** Attempts one write. Reads it again under the lock, because another tab may have sent it or the user discarded it. */
const attempt = (
  outbox: Pick<Outbox, 'read' | 'change' | 'delete'>,
  id: string,
  user: string,
  { http, scheduler, storage }: EpicDependencies,
): Observable<Ended> =>
  defer(() => outbox.read(id)).pipe(
    switchMap((write) => {
      if (!isSessionOf(user, storage) || !write || write.parked || write.user !== user || !isQueueable(write.endpoint))
        return EMPTY;
      const { client, endpoint } = write;
      const ended = (end: Attempt, until = 0): Ended => ({ end, client, endpoint, until });
      const change = (to: Partial<QueuedWrite>, end: Attempt) =>
        from(outbox.change(id, to)).pipe(map(() => ended(end, to.notBefore)));
      const park = (because: ParkedBecause) => change({ parked: { because, problem: null } }, 'parked');
      const now = scheduler.now();
      const { firstAttemptAt, notBefore = 0 } = write;
      if (notBefore > now && notBefore <= now + LONGEST_RETRY_AFTER_MS) return of(ended('tooSoon', notBefore));
      if (firstAttemptAt !== null && (now - firstAttemptAt > KEY_LIFE_MS || isFromTheFuture(firstAttemptAt, now)))
        return park('unknown');
      // A write with an earlier attempt is sent in any case: its key prevents a second effect.
      if (firstAttemptAt === null && write.validUntil !== null && now > write.validUntil) return park('past');
      const recorded = from(outbox.change(id, { firstAttemptAt: firstAttemptAt ?? now }));
      return recorded.pipe(
        filter(Boolean),
        // An attempt without an end would block all later writes in every tab.
        switchMap(() => http(requestFor(write)).pipe(timeout({ first: LONGEST_ATTEMPT_MS, scheduler }))),
        switchMap(({ body }) => {
          const refused = refusedPartOf(write, body);
          if (refused) {
            const { input, problem, isWhole } = refused;
            const parked = { because: 'refused', problem } as const;
            // The form's draft would ask for all machines again.
            const form = !isWhole && write.form && { form: { ...write.form, draft: null } };
            // A new key, because the server would repeat its answer to the former one.
            const rest = { input, parked, key: randomKey(), firstAttemptAt: null, ...form };
            return change(rest, isWhole ? 'parked' : 'sent');
          }
          const { label } = write;
          rememberSent(storage, { id, user, client, endpoint, label, at: scheduler.now(), ...resultOf(write, body) });
          return from(outbox.delete(id)).pipe(map(() => ended('sent')));
        }),
        catchError((error: unknown) => {
          const problem = error instanceof HttpError ? error.problem : null;
          if (problem && isRefusal(problem))
            return change(
              {
                parked: { because: 'refused', problem },
                // A refusal means no effect, except from an earlier attempt.
                firstAttemptAt: saysNothingOfEarlier(problem) ? firstAttemptAt : null,
              },
              'parked',
            );
          const pause = Math.min((problem?.retryAfter ?? 0) * 1_000, LONGEST_RETRY_AFTER_MS);
          return change({ notBefore: scheduler.now() + Math.max(pause, SHORTEST_MS) }, 'failed');
        }),
      );
    }),
  );

const requestFor = ({ endpoint, input, client, opCo, key }: QueuedWrite) => {
  const request = requestOf(endpointOf(endpoint as never), input as never);
  const headers = {
    ...request.headers,
    [CLIENT_HEADER]: client,
    [IDEMPOTENCY_HEADER]: key,
    ...(opCo !== null && { [OP_CO_HEADER]: opCo }),
  };
  return { ...request, headers };
};
