import type { Draft } from './device-database.ts';
import { deviceStorage } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

export type DraftName = Pick<Draft, 'user' | 'client' | 'form'>;

export const hintOf = (key: readonly [user: string, client: string, form: string]): string => JSON.stringify(key);

/**
 * Lists the drafts in the database. Readable synchronously, so that a form without a draft does not wait. Null if
 * unknown.
 */
export const readHints = (): readonly string[] | null => {
  const hints = deviceStorage.getItem(STORAGE_KEYS.drafts);
  return hints === null ? null : hints.split('\n').filter(Boolean);
};
export const writeHints = (hints: readonly string[]): void =>
  deviceStorage.setItem(STORAGE_KEYS.drafts, hints.join('\n'));

export const mayHaveDraft = ({ user, client, form }: DraftName): boolean =>
  readHints()?.includes(hintOf([user, client, form])) ?? false;
