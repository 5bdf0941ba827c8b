import type { Profile, Right } from '@hireyard/contract';
import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientSelected, type SignedOutBecause, signedIn, signedOut } from './session-actions.ts';

export interface UserState {
  /** `unknown` until authentication is resolved; shows a loader (ST-05). */
  readonly status: 'unknown' | 'signedIn' | 'signedOut';
  /** Subject of the token. */
  readonly id: string | null;
  readonly profile: Profile | null;
  /** Rights for the selected client; null until they are loaded. */
  readonly rights: readonly Right[] | null;
  readonly signedOutBecause: SignedOutBecause | null;
}

const initialState: UserState = { status: 'unknown', id: null, profile: null, rights: null, signedOutBecause: null };

const { profile, saveProfile, rights } = startEndpoints;

/** The signed-in user. Profile and rights mirror the last answers of the API. */
export const userSlice = createSlice({
  name: 'user',
  initialState: initialState as UserState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, (_, { payload }) => ({ ...initialState, status: 'signedIn' as const, id: payload.userId }))
      .addCase(signedOut, (_, { payload }) => ({
        ...initialState,
        status: 'signedOut' as const,
        signedOutBecause: payload.because,
      }))
      .addCase(clientSelected, (state) => ({ ...state, rights: null }))
      .addMatcher(isAnyOf(profile.matchFulfilled, saveProfile.matchFulfilled), (state, { payload }) => ({
        ...state,
        profile: payload,
      }))
      .addMatcher(rights.matchFulfilled, (state, { payload }) => ({ ...state, rights: payload.rights })),
});

type WithUser = { readonly user: UserState };
export const selectUserStatus = (state: WithUser) => state.user.status;
export const selectSignedIn = (state: WithUser) => state.user.status === 'signedIn';
export const selectUserId = (state: WithUser) => state.user.id;
export const selectProfile = (state: WithUser) => state.user.profile;
export const selectSignedOutBecause = (state: WithUser) => state.user.signedOutBecause;
/** Null until the rights are loaded. */
export const selectRights = (state: WithUser) => state.user.rights;
/** Selects whether the user has a right for the selected client. False until the rights are loaded. */
export const selectHasRight = (right: Right) => (state: WithUser) => state.user.rights?.includes(right) ?? false;
/** Like `selectHasRight`, but true until the rights are loaded. Reserves room for content that most users see. */
export const selectMayHaveRight = (right: Right) => (state: WithUser) => state.user.rights?.includes(right) ?? true;
/** Selects first and last name, or an empty string until the profile is loaded. */
export const selectUserName = createSelector([selectProfile], (profile) =>
  profile ? `${profile.firstName} ${profile.lastName}` : '',
);
