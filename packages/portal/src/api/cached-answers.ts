import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { PORTAL_VERSION } from '../config/version.ts';
import type { HttpProblem } from '../http/problem.ts';
import { type Owner, readInTime } from '../storage/device-database.ts';
import { type CachedAnswer, createOfflineCache, type OfflineCache } from '../storage/offline-cache.ts';
import { cachedAnswerShown } from './cached-answers-actions.ts';
import { readsRentedLines, rentedFromCache } from './cached-answers-rented-lines.ts';

interface OwnedState {
  readonly user: { readonly id: string | null };
  readonly corporateClient: {
    readonly client: { readonly externalUuid: string } | null;
    readonly byServer: boolean;
  };
}

/** Calls that are the same for every client of a user. They are made before a client is selected. */
const PER_USER = /"id":"(?:listCorporateClients|getProfile|getProductTranslations)"/;

/** Returns the user and client of a call, or null if no user is signed in. */
export const ownerOf = ({ user, corporateClient }: OwnedState, call: string): Owner | null => {
  if (user.id === null) return null;
  return { user: user.id, client: PER_USER.test(call) ? '' : (corporateClient.client?.externalUuid ?? '') };
};

/** The cached answers of the API on this device. */
export const offlineCache = createOfflineCache({ version: PORTAL_VERSION });

/** The device as the start of a visit reads it (SW-07). */
export const device: Pick<OfflineCache, 'read' | 'forget'> = {
  read: (owner, call) => readInTime(offlineCache.read(owner, call)),
  forget: (isGone) => offlineCache.forget(isGone),
};

const readCached = async (owner: Owner, call: string): Promise<Pick<CachedAnswer, 'answer' | 'at'> | null> => {
  const cached = await offlineCache.read(owner, call);
  return cached || !readsRentedLines(call)
    ? cached
    : rentedFromCache(call, await offlineCache.readAll(owner, readsRentedLines));
};

/** Returns the device's answer to a call that the server cannot be asked yet, or null (SW-07). */
export async function firstAnswer(call: string, { getState, dispatch }: Pick<BaseQueryApi, 'getState' | 'dispatch'>) {
  const owner = ownerOf(getState() as OwnedState, call);
  const cached = owner && (await readInTime(readCached(owner, call)));
  // The server comes first as soon as it can be asked.
  if (!cached || (getState() as OwnedState).corporateClient.byServer) return null;
  dispatch(cachedAnswerShown({ call, at: cached.at, isFirst: true }));
  return { data: cached.answer, meta: { etag: null, cachedAt: cached.at } };
}

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
