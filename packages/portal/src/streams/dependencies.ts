import type { Action } from '@reduxjs/toolkit';
import type { StateObservable } from 'redux-observable';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Http } from '../http/types.ts';
import type { Exclusively } from '../session/exclusively.ts';
import type { Renew } from '../session/renewal.ts';
import type { PortalStorage } from '../storage.ts';
import type { RootState } from '../store.ts';

/** Where the visitor is in the portal, and the way to send them elsewhere. */
export interface PortalLocation {
  /** The path now, without query and hash. */
  readonly path: () => string;
  /** The path of each navigation that has ended, the arrival included. */
  readonly navigationEnd: Observable<string>;
  /** Goes to a path in place of the present one. */
  readonly go: (path: string) => void;
}

/** What another tab did to local storage; `key` is null when it cleared everything. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>;

/** The world around the portal; tests put their own in its place. */
export interface Platform {
  readonly scheduler: SchedulerLike;
  /** Shared by all tabs, kept for good. */
  readonly storage: PortalStorage;
  /** This tab's own, gone with it. */
  readonly tabStorage: PortalStorage;
  readonly storageChanges: Observable<StorageChange>;
  readonly location: PortalLocation;
  /** Whether the tab is shown: the present state first, then each change. */
  readonly visible: Observable<boolean>;
  /** Whether the device has a network: the present state first, then each change. */
  readonly online: Observable<boolean>;
  /** The page is about to go. */
  readonly unload: Observable<unknown>;
  readonly exclusively: Exclusively;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly reload: () => void;
  readonly setTitle: (title: string) => void;
  readonly report: (error: unknown) => void;
}

export interface StreamDeps extends Platform {
  readonly http: Http;
  readonly renew: Renew;
}

/** An epic of the portal. */
export type Stream = (
  actions: Observable<Action>,
  state: StateObservable<RootState>,
  deps: StreamDeps,
) => Observable<Action>;
