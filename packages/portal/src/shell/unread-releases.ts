import { getWhatsNew, type Language } from '@hireyard/contract';
import { callsOf } from '../api/calls.ts';
import { isUnread, lastReadRelease } from '../storage/read-releases.ts';
import type { AppDispatch } from '../store/store.ts';

/** Reads the releases and returns a function that counts the user's unread ones. */
export async function unreadCounter(dispatch: AppDispatch, language: Language, userId: string) {
  const { data } = await dispatch(callsOf(getWhatsNew).initiate({ query: { lang: language } }, { subscribe: false }));
  const releases = (
    data as { readonly releases: readonly { readonly id: string; readonly date: string }[] } | undefined
  )?.releases;
  return () => {
    const last = lastReadRelease(userId);
    return releases?.filter((release) => isUnread(release, last, new Date())).length ?? 0;
  };
}
