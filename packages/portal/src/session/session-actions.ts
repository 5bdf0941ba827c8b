import type { CorporateClient } from '@hireyard/contract';
import { createAction } from '@reduxjs/toolkit';

/** Why a session ended. Shown on the sign-in page. */
export type SignedOutBecause = 'logout' | 'expired' | 'noClient';

/** A session has started: after sign-in, or by a token at startup or from another tab. */
export const signedIn = createAction<{ userId: string }>('session/signedIn');
/** Requests a logout. `signedOut` follows after the server call. */
export const logoutRequested = createAction<{ because: SignedOutBecause }>('session/logoutRequested');
/** The session is over. Every slice resets (LO-01). Null if there was no session. */
export const signedOut = createAction<{ because: SignedOutBecause | null }>('session/signedOut');
/** The server refused to refresh the session: the stored token is stale (LO-03). */
export const sessionRefused = createAction('session/refused');
/** This tab now acts for this client. Data of another client is dropped (NAV-05). */
export const clientSelected = createAction<CorporateClient>('client/selected');
/** From now on the device stands in for the server, until the server has named the user's clients (SW-07). */
export const deviceAsked = createAction('client/deviceAsked');
/** The client that the device names. Shown, but nothing acts for it before the server has named it too (SW-07). */
export const clientShown = createAction<CorporateClient>('client/shown');
/** The server has named the client on screen. What the device shows of it stays until its answers arrive (SW-07). */
export const clientConfirmed = createAction<CorporateClient>('client/confirmed');
