import type { PortalStorage } from '../storage/storage.ts';

const KEY = 'reloads';
const MAX_RELOADS = 3;
const WITHIN_MS = 5 * 60_000;

const readTimes = (tab: Pick<PortalStorage, 'getItem'>): readonly number[] => {
  try {
    const times: unknown = JSON.parse(tab.getItem(KEY) ?? '[]');
    return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
};

/**
 * Counts an automatic reload of this tab and returns whether it is allowed. Allows three in five minutes, so that
 * servers with different versions do not cause endless reloads (SW-02).
 */
export const takeReload = (tab: Pick<PortalStorage, 'getItem' | 'setItem'>, now: number): boolean => {
  const recent = readTimes(tab).filter((time) => time > now - WITHIN_MS && time <= now);
  if (recent.length >= MAX_RELOADS) return false;
  tab.setItem(KEY, JSON.stringify([...recent, now]));
  return true;
};
