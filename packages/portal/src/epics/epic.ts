import type { Module } from '@hireyard/contract';
import type { Action } from '@reduxjs/toolkit';
import type { StateObservable } from 'redux-observable';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiCall } from '../api/api.ts';
import type { Http } from '../http/types.ts';
import type { Exclusively } from '../session/exclusively.ts';
import type { Renew } from '../session/renewal.ts';
import type { PortalStorage } from '../storage/storage.ts';
import type { AppThunk, RootState } from '../store/store.ts';

/** A change of local storage by another tab. `key` is null if it cleared everything. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>;

/** The browser features that epics use. Tests replace them. */
export interface Platform {
  readonly scheduler: SchedulerLike;
  /** Local storage, shared by all tabs. */
  readonly storage: PortalStorage;
  /** Session storage, this tab's own. */
  readonly tabStorage: PortalStorage;
  readonly storageChanges: Observable<StorageChange>;
  /** Emits the path of each completed navigation, including the first. */
  readonly navigationEnd: Observable<string>;
  /** Emits whether the tab is visible: the current state, then each change. */
  readonly visible: Observable<boolean>;
  /** Emits whether the device is online: the current state, then each change. */
  readonly online: Observable<boolean>;
  /** Emits once the browser has nothing else to do after the subscription. */
  readonly idle: Observable<unknown>;
  /** Emits when the page unloads. */
  readonly unload: Observable<unknown>;
  readonly exclusively: Exclusively;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly reload: () => void;
  readonly setTitle: (title: string) => void;
  readonly report: (error: unknown) => void;
}

export interface EpicDependencies extends Platform {
  readonly http: Http;
  readonly renew: Renew;
  /** Resolves with the calls that the first page makes, for the client's modules and the language; null before its texts. */
  readonly firstReads: (modules: readonly Module[], lang: string | null) => Promise<readonly ApiCall[]>;
}

/** An epic over the portal's store and platform. Emits actions and RTK Query thunks, which are dispatched. */
export type Epic = (
  actions: Observable<Action>,
  state: StateObservable<RootState>,
  dependencies: EpicDependencies,
) => Observable<Action | AppThunk>;
