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
import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import { OP_CO_HEADER } from '../http/op-co-header.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import { isSessionOf } from '../session/token.ts';
import { selectUserId } from '../session/user.ts';
import { isFromTheFuture, type ParkedBecause, type QueuedWrite } from '../storage/device-database.ts';
import { OUTBOX_LOCK, type Outbox } from '../storage/outbox.ts';
import { endpointOf, isQueueable } from './queueable.ts';

/** The server forgets keys after 24 hours: what may have arrived by then is not sent a second time by itself. */
const KEY_LIFE_MS = 23 * 3_600_000;
/** How long to wait after attempts in a row that came to nothing. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000];
const LONGEST_MS = 300_000;
const LONGEST_ATTEMPT_MS = 60_000;
const TOGETHER_MS = 50;
/** After an attempt that came to nothing the other tabs wait as well. */
const SHORTEST_MS = 3_000;
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** Whether the write itself was refused. Others, such as 401, 429 and 503, say nothing of it. */
const isRefusal = ({ status }: HttpProblem): boolean => [400, 403, 404, 409, 410, 412, 413, 422].includes(status);
/** Whether the refusal came before anybody looked for an earlier attempt, whose answer may have been lost. */
const saysNothingOfEarlier = ({ status }: HttpProblem): boolean => [403, 404].includes(status);

const triggers = (outbox: Pick<Outbox, 'changes'>, { online, scheduler }: EpicDependencies) =>
  merge(outbox.changes.pipe(filter((change) => change === 'written')), online.pipe(skip(1), filter(Boolean))).pipe(
    debounceTime(TOGETHER_MS, scheduler),
    share(),
  );

/** How an attempt ended; one that came too soon was not sent, and says nothing of the network. */
type Attempt = 'sent' | 'parked' | 'failed' | 'tooSoon';
const isWaiting = ({ end }: Ended): boolean => end === 'failed' || end === 'tooSoon';

/**
 * Sends what was written without a network (SW-04): of each client in the order in which it was written, for that client
 * and not for the one on screen, one tab at a time. What the server refuses is parked with the reason; what only did not
 * get through waits, and with it what comes after it for the same client.
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
        // The device's database fails: nothing is known to be sent, and it is tried again later.
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
        // Also behind another tab: the network may come back there.
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
  /** No sooner is it sent again, in milliseconds since the epoch. */
  readonly until: number;
}
const UNREADABLE: Ended = { end: 'failed', client: '', endpoint: '', until: 0 };

/** One attempt at a write, which is read again under the lock: another tab may have sent it, or the user discarded it. */
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
      // What was attempted may have arrived: asking again by its key is then no second write.
      if (firstAttemptAt === null && write.validUntil !== null && now > write.validUntil) return park('past');
      const noted = from(outbox.change(id, { firstAttemptAt: firstAttemptAt ?? now }));
      return noted.pipe(
        filter(Boolean),
        // An attempt without an end would keep all that follows, in every tab.
        switchMap(() => http(requestFor(write)).pipe(timeout({ first: LONGEST_ATTEMPT_MS, scheduler }))),
        switchMap(() => outbox.delete(id)),
        map(() => ended('sent')),
        catchError((error: unknown) => {
          const problem = error instanceof HttpError ? error.problem : null;
          if (problem && isRefusal(problem))
            return change(
              {
                parked: { because: 'refused', problem },
                // Of what was refused nothing can have been done, unless it was before.
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
