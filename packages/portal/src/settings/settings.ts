import type { Availability, DemoClock, Language, Module } from '@hireyard/contract';
import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hasFailed } from '../api/calls.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import type { AppConfig } from '../config/app-config.ts';
import type { Environment } from '../config/environment.ts';
import { clientConfirmed, clientSelected, signedOut } from '../session/session-actions.ts';

/** Endpoints that are called when the client is selected (ST-07). */
const START_CALLS = ['globalActions', 'rights', 'profile', 'modules', 'productTranslations'] as const;
export type StartCall = (typeof START_CALLS)[number];

export interface SettingsState {
  /** True when the modules are loaded. The root waits for it (ST-08). */
  readonly ready: boolean;
  readonly enabledModules: readonly Module[];
  readonly environment: Environment | null;
  readonly appConfig: AppConfig | null;
  /** Code of the operating company, such as `NL`. */
  readonly opCo: string | null;
  readonly maintenance: boolean;
  /** False until the first availability check has succeeded. */
  readonly availabilityKnown: boolean;
  /** Message to all users, or empty (SH-01). */
  readonly bannerText: string;
  /** The demo's clock at the last check, if a simulator plays the rental company (DOM-24). */
  readonly demoClock: DemoClock | null;
  /** Failed start calls that can be retried (ST-07). */
  readonly failed: readonly StartCall[];
  /** Failed start calls, including those being retried: their data is still missing (SH-06). */
  readonly missing: readonly StartCall[];
  /** True without a network, or while answers on screen come from the device (SW-03). */
  readonly offline: boolean;
  /** Number of queued writes on the device (SW-04). */
  readonly queued: number;
  /** True while the page shows that its code or texts failed to load (SW-02). */
  readonly pageMissing: boolean;
  /** Current language; null until its texts are loaded. */
  readonly language: Language | null;
}

const initialState: SettingsState = {
  ready: false,
  enabledModules: [],
  environment: null,
  appConfig: null,
  opCo: null,
  maintenance: false,
  availabilityKnown: false,
  bannerText: '',
  demoClock: null,
  failed: [],
  missing: [],
  offline: false,
  queued: 0,
  pageMissing: false,
  language: null,
};

/** Retries the failed start calls. Loaded data stays (ST-07). */
export const retryStart = createAction('settings/retryStart');

const withoutClient = (state: SettingsState): SettingsState => ({
  ...state,
  ready: false,
  enabledModules: [],
  failed: state.failed.filter((call) => call === 'productTranslations'),
  missing: state.missing.filter((call) => call === 'productTranslations'),
});

const without = (calls: readonly StartCall[], call: StartCall) => calls.filter((one) => one !== call);
const withCall = (calls: readonly StartCall[], call: StartCall) => [...without(calls, call), call];

/** Configuration, availability and the client's modules. The modules mirror the last answer of the API. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: initialState as SettingsState,
  reducers: {
    configured: (
      state,
      { payload }: PayloadAction<{ environment: Environment; appConfig: AppConfig; opCo: string }>,
    ) => ({ ...state, ...payload }),
    appConfigRead: (state, { payload }: PayloadAction<AppConfig>) => ({ ...state, appConfig: payload }),
    opCoChosen: (state, { payload }: PayloadAction<string>) => ({ ...state, opCo: payload }),
    languageChanged: (state, { payload }: PayloadAction<Language>) => ({ ...state, language: payload }),
    offlineChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, offline: payload }),
    queuedChanged: (state, { payload }: PayloadAction<number>) => ({ ...state, queued: payload }),
    pageMissingChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, pageMissing: payload }),
    maintenanceChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, maintenance: payload }),
    demoClockSet: (state, { payload }: PayloadAction<DemoClock>) => ({ ...state, demoClock: payload }),
    availabilityChecked: (state, { payload }: PayloadAction<Availability>) => ({
      ...state,
      availabilityKnown: true,
      bannerText: payload.bannerText,
      demoClock: payload.demoClock ?? null,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(clientSelected, withoutClient)
      // The user's own modules are among the client's, which may have become fewer.
      .addCase(clientConfirmed, (state, { payload: { modules } }) => ({
        ...state,
        enabledModules: state.enabledModules.filter((module) => modules.includes(module)),
      }))
      .addCase(signedOut, (state) => ({ ...withoutClient(state), queued: 0 }));
    builder.addMatcher(startEndpoints.modules.matchFulfilled, (state, { payload }) => ({
      ...state,
      enabledModules: payload.modules,
      ready: true,
    }));
    for (const call of START_CALLS) {
      const { matchPending, matchFulfilled, matchRejected } = startEndpoints[call];
      builder.addMatcher(matchPending, (state) => ({ ...state, failed: without(state.failed, call) }));
      builder.addMatcher(matchFulfilled, (state) => ({ ...state, missing: without(state.missing, call) }));
      builder.addMatcher(matchRejected, (state, action) =>
        hasFailed(action)
          ? { ...state, failed: withCall(state.failed, call), missing: withCall(state.missing, call) }
          : state,
      );
    }
  },
});

export const {
  configured,
  appConfigRead,
  opCoChosen,
  languageChanged,
  maintenanceChanged,
  offlineChanged,
  queuedChanged,
  pageMissingChanged,
  availabilityChecked,
  demoClockSet,
} = settingsSlice.actions;

type WithSettings = { readonly settings: SettingsState };
export const selectReady = (state: WithSettings) => state.settings.ready;
export const selectModules = (state: WithSettings) => state.settings.enabledModules;
export const selectAppConfig = (state: WithSettings) => state.settings.appConfig;
/** Selects whether feedback goes to Usersnap (NAV-04). */
export const selectHasUsersnap = (state: WithSettings) => Boolean(state.settings.appConfig?.integrations.usersnapKey);
export const selectOpCo = (state: WithSettings) => state.settings.opCo;
export const selectMaintenance = (state: WithSettings) => state.settings.maintenance;
export const selectAvailabilityKnown = (state: WithSettings) => state.settings.availabilityKnown;
export const selectBannerText = (state: WithSettings) => state.settings.bannerText;
export const selectOffline = (state: WithSettings) => state.settings.offline;
export const selectQueued = (state: WithSettings) => state.settings.queued;
export const selectDemoClock = (state: WithSettings) => state.settings.demoClock;
export const selectLanguage = (state: WithSettings) => state.settings.language;
export const selectFailedCalls = (state: WithSettings) => state.settings.failed;
/** In start order, so that a call that fails again keeps its place. */
export const selectMissingCalls = createSelector([(state: WithSettings) => state.settings.missing], (missing) =>
  START_CALLS.filter((call) => missing.includes(call)),
);
/** Selects the operating company with its links and contact. Null until the config is loaded. */
export const selectOperatingCompany = createSelector(
  [selectAppConfig, selectOpCo],
  (appConfig, opCo) => appConfig?.operatingCompanies.find(({ code }) => code === opCo) ?? null,
);
