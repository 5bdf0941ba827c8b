import { asyncScheduler, NEVER, of } from 'rxjs';
import type { Platform } from '../epics/epic.ts';
import type { PortalStorage } from '../storage/storage.ts';
import { memoryStorage } from './epic-test.ts';

/** A browser in which nothing happens: visible, online, and with this local storage. Reported errors fail the test. */
export const quietPlatform = (storage: PortalStorage): Platform => ({
  scheduler: asyncScheduler,
  storage,
  tabStorage: memoryStorage(),
  storageChanges: NEVER,
  navigationEnd: NEVER,
  visible: of(true),
  online: of(true),
  idle: of(true),
  unload: NEVER,
  exclusively: (_, work) => work,
  random: () => 0,
  reload: () => undefined,
  setTitle: () => undefined,
  report: (error) => {
    throw error;
  },
});
