import type { Release } from '@hireyard/contract';
import { deviceStorage } from './storage.ts';

/** Age in days up to which a release counts as new for a user without read releases. */
const RECENT_DAYS = 30;
const DAY_MS = 86_400_000;

const keyOf = (userId: string) => `releasesRead.${userId}`;

/** Returns the latest release that the user read on this device, or null. */
export const lastReadRelease = (userId: string): string | null => deviceStorage.getItem(keyOf(userId));

export const rememberRelease = (userId: string, id: string): void => deviceStorage.setItem(keyOf(userId), id);

/** Returns whether a release is newer than the last read one. Ids of releases sort by time. */
export const isUnread = ({ id, date }: Pick<Release, 'id' | 'date'>, lastRead: string | null, now: Date): boolean =>
  lastRead === null ? Date.parse(date) > now.getTime() - RECENT_DAYS * DAY_MS : id > lastRead;
