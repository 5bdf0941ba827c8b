import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { PORTAL_VERSION } from '../config/version.ts';
import type { HttpProblem } from '../http/problem.ts';
import { type Owner, readInTime } from '../storage/device-database.ts';
import { type CachedAnswer, createOfflineCache } from '../storage/offline-cache.ts';
import { cachedAnswerShown } from './cached-answers-actions.ts';
import { readsRentedLines, rentedFromCache } from './cached-answers-rented-lines.ts';

interface OwnedState {
  readonly user: { readonly id: string | null };
  readonly corporateClient: { readonly corporateClientUuid: string | null };
}

/** Calls that are the same for every client of a user. They are made before a client is selected. */
const PER_USER = /"id":"(?:listCorporateClients|getProfile|getProductTranslations)"/;

/** Returns the user and client of a call, or null if no user is signed in. */
export const ownerOf = ({ user, corporateClient }: OwnedState, call: string): Owner | null => {
  if (user.id === null) return null;
  return { user: user.id, client: PER_USER.test(call) ? '' : (corporateClient.corporateClientUuid ?? '') };
};

/** The cached answers of the API on this device. */
export const offlineCache = createOfflineCache({ version: PORTAL_VERSION });

const readCached = async (owner: Owner, call: string): Promise<Pick<CachedAnswer, 'answer' | 'at'> | null> => {
  const cached = await offlineCache.read(owner, call);
  return cached || !readsRentedLines(call)
    ? cached
    : rentedFromCache(call, await offlineCache.readAll(owner, readsRentedLines));
};

/** Returns the cached answer to a failed call, with its time. Without one, returns the problem. */
export async function offlineCacheAnswer(
  problem: HttpProblem,
  call: string,
  { getState, dispatch }: Pick<BaseQueryApi, 'getState' | 'dispatch'>,
) {
  const owner = ownerOf(getState() as OwnedState, call);
  const cached = owner && (await readInTime(readCached(owner, call)));
  if (!cached) return { error: problem };
  dispatch(cachedAnswerShown({ call, at: cached.at }));
  return { data: cached.answer, meta: { etag: null, cachedAt: cached.at } };
}
