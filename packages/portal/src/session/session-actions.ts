import type { CorporateClient } from '@hireyard/contract';
import { createAction } from '@reduxjs/toolkit';

/** Why a session ended; shown on the sign-in page. */
export type SignedOutBecause = 'logout' | 'expired' | 'noClient';

/** A session has begun: after signing in, or from a token found at the start or in another tab. */
export const signedIn = createAction<{ userId: string }>('session/signedIn');
/** Asks to end the session: the server is told, then `signedOut` follows. */
export const logoutRequested = createAction<{ because: SignedOutBecause }>('session/logoutRequested');
/** The session is over: every slice returns to its initial state (LO-01). Null where there never was a session. */
export const signedOut = createAction<{ because: SignedOutBecause | null }>('session/signedOut');
/** The server refused to refresh the session: the stored token is stale (LO-03). */
export const sessionRefused = createAction('session/refused');
/** This tab now acts within this client; whatever was loaded for another is dropped (NAV-05). */
export const clientSelected = createAction<CorporateClient>('client/selected');
