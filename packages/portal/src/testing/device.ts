import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { deviceDatabase } from '../storage/device-database.ts';
import { drafts } from '../storage/drafts.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tokenFor } from './epic-test.ts';
import { PROFILE } from './state.ts';

/** A device whose session is the tests' own user: drafts are kept for nobody else. */
export const signInOnDevice = (): void => localStorage.setItem(STORAGE_KEYS.accessToken, tokenFor(PROFILE.id, 9e12));

/** The drafts on the device. */
export const keptDrafts = async () => (await deviceDatabase())?.getAll('drafts');

/** Leaves nothing on the device, which the test files of a worker share. */
export async function clearDevice(): Promise<void> {
  cleanup();
  await drafts.forget(() => true);
  await (await deviceDatabase())?.clear('outbox');
  localStorage.clear();
}
