import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { deviceDatabase } from '../storage/device-database.ts';
import { drafts } from '../storage/drafts.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tokenFor } from './epic-test.ts';
import { PROFILE } from './state.ts';

/** A device with a session of the test user. Drafts are stored only for the signed-in user. */
export const signInOnDevice = (): void => localStorage.setItem(STORAGE_KEYS.accessToken, tokenFor(PROFILE.id, 9e12));

/** Reads the drafts on the device. */
export const keptDrafts = async () => (await deviceDatabase())?.getAll('drafts');

/** Clears the device, which the test files of a worker share. */
export async function clearDevice(): Promise<void> {
  cleanup();
  await drafts.forget(() => true);
  await (await deviceDatabase())?.clear('outbox');
  localStorage.clear();
}
