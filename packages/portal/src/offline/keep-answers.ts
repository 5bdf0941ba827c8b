import { bufferTime, EMPTY, filter, from, ignoreElements, map, merge, mergeMap, of, tap } from 'rxjs';
import { type ApiCall, api } from '../api/api.ts';
import type { Meta } from '../api/base-query.ts';
import { noteShown, ownerOf, shownKept } from '../api/kept-instead.ts';
import type { Epic } from '../epics/epic.ts';
import { isHttpProblem } from '../http/problem.ts';
import { isSessionOf } from '../session/token.ts';
import type { Owner } from '../storage/device-database.ts';
import type { Kept, KeptAnswers } from '../storage/kept-answers.ts';
import { isKept } from './kept-endpoints.ts';

/** Answers that come together are written together. */
const TOGETHER_MS = 500;

interface Answered {
  readonly call: string;
  readonly endpoint: string;
  readonly answer: unknown;
  readonly at: number;
  /** Whether the device had it in the server's place. */
  readonly isKept: boolean;
}

/** Keeps the server's answers on the device, for the time without a network (SW-03). */
export const createKeepAnswersEpic =
  (keptAnswers: Pick<KeptAnswers, 'keep' | 'forget'>): Epic =>
  (actions, state, { storage, scheduler }) => {
    /** What the store has by now, from before this epic was loaded. */
    const known: Answered[] = Object.entries(state.value.api.queries).flatMap(([call, query]) =>
      query?.status === 'fulfilled' && query.fulfilledTimeStamp !== undefined
        ? {
            call,
            endpoint: (query.originalArgs as ApiCall).id,
            answer: query.data,
            at: query.fulfilledTimeStamp,
            isKept: shownKept.value.has(call),
          }
        : [],
    );
    const answered = actions.pipe(
      filter(api.endpoints.read.matchFulfilled),
      map(
        ({ payload, meta }): Answered => ({
          call: meta.arg.queryCacheKey,
          endpoint: meta.arg.originalArgs.id,
          answer: payload,
          at: meta.fulfilledTimeStamp,
          isKept: (meta.baseQueryMeta as Meta | undefined)?.keptAt !== undefined,
        }),
      ),
      tap((answer) => {
        if (!answer.isKept) noteShown(answer.call, null);
      }),
    );
    const stillOwn = (owner: { readonly user: string }) =>
      state.value.user.id === owner.user && isSessionOf(owner.user, storage);
    /** What may not be seen any more, or is gone, is not shown from the device either. */
    const withdrawn = actions.pipe(
      filter(api.endpoints.read.matchRejected),
      filter(({ payload }) => isHttpProblem(payload) && [403, 404, 410].includes(payload.status)),
      mergeMap(({ meta: { arg } }) => {
        const owner = ownerOf(state.value, arg.queryCacheKey);
        const isIt = (kept: Owner & { readonly call: string }) =>
          kept.user === owner?.user && kept.client === owner.client && kept.call === arg.queryCacheKey;
        return owner ? keptAnswers.forget(isIt).catch(() => undefined) : EMPTY;
      }),
    );
    const kept = merge(from(known), answered).pipe(
      filter((answer) => !answer.isKept && isKept(answer.endpoint)),
      mergeMap(({ call, answer, at }) => {
        const owner = ownerOf(state.value, call);
        return owner ? of<Kept>({ ...owner, call, answer, at }) : [];
      }),
      bufferTime(TOGETHER_MS, scheduler),
      filter((answers) => answers.length > 0),
      // A full disk is no fault of the portal's.
      mergeMap((answers) => from(keptAnswers.keep(answers, stillOwn).catch(() => undefined))),
    );
    return merge(kept, withdrawn).pipe(ignoreElements());
  };
