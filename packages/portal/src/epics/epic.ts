import type { Action } from '@reduxjs/toolkit';
import type { StateObservable } from 'redux-observable';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Http } from '../http/types.ts';
import type { Exclusively } from '../session/exclusively.ts';
import type { Renew } from '../session/renewal.ts';
import type { PortalStorage } from '../storage/storage.ts';
import type { AppThunk, RootState } from '../store/store.ts';

/** What another tab did to local storage; `key` is null when it cleared everything. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>;

/** What the epics need of the browser; tests replace it. */
export interface Platform {
  readonly scheduler: SchedulerLike;
  /** Local storage, shared by all tabs. */
  readonly storage: PortalStorage;
  /** Session storage, this tab's own. */
  readonly tabStorage: PortalStorage;
  readonly storageChanges: Observable<StorageChange>;
  /** The path of each navigation that has ended, the first included. */
  readonly navigationEnd: Observable<string>;
  /** Whether the tab is shown: the present state first, then each change. */
  readonly visible: Observable<boolean>;
  /** Whether the device has a network: the present state first, then each change. */
  readonly online: Observable<boolean>;
  /** The page is about to be left. */
  readonly unload: Observable<unknown>;
  readonly exclusively: Exclusively;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly reload: () => void;
  readonly setTitle: (title: string) => void;
  readonly report: (error: unknown) => void;
}

export interface EpicDependencies extends Platform {
  readonly http: Http;
  readonly renew: Renew;
}

/** An epic over the portal's store and platform. What it emits is dispatched: actions, and queries of RTK Query. */
export type Epic = (
  actions: Observable<Action>,
  state: StateObservable<RootState>,
  dependencies: EpicDependencies,
) => Observable<Action | AppThunk>;
