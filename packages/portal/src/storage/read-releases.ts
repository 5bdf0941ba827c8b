import type { Release } from '@hireyard/contract';
import { deviceStorage } from './storage.ts';

/** What a user who has never looked is told of as new. */
const RECENT_DAYS = 30;
const DAY_MS = 86_400_000;

const keyOf = (userId: string) => `releasesRead.${userId}`;

/** The latest release that a user has read on this device; null where they have read none. */
export const lastReadRelease = (userId: string): string | null => deviceStorage.getItem(keyOf(userId));

export const rememberRelease = (userId: string, id: string): void => deviceStorage.setItem(keyOf(userId), id);

/** Whether a release came after the last one that was read. Ids of releases sort by time. */
export const isUnread = ({ id, date }: Pick<Release, 'id' | 'date'>, lastRead: string | null, now: Date): boolean =>
  lastRead === null ? Date.parse(date) > now.getTime() - RECENT_DAYS * DAY_MS : id > lastRead;
