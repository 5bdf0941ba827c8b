import type { Availability, Language, Module } from '@hireyard/contract';
import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppConfig } from '../config/app-config.ts';
import type { Environment } from '../config/environment.ts';
import { clientSelected, signedOut } from '../session/session-actions.ts';

/** What is loaded once the client is known (ST-07). */
const START_CALLS = ['globalActions', 'rights', 'profile', 'modules', 'productTranslations'] as const;
export type StartCall = (typeof START_CALLS)[number];

export interface SettingsState {
  /** True once the modules are known: the root waits for it (ST-08). */
  readonly ready: boolean;
  readonly enabledModules: readonly Module[];
  readonly environment: Environment | null;
  readonly appConfig: AppConfig | null;
  /** Code of the operating company, e.g. `NL`. */
  readonly opCo: string | null;
  readonly maintenance: boolean;
  /** False until the server has said once whether it is up. */
  readonly availabilityKnown: boolean;
  /** A message for everyone, or empty (SH-01). */
  readonly bannerText: string;
  /** The start calls that failed and can be retried (ST-07). */
  readonly failed: readonly StartCall[];
  /** What the portal speaks, once its texts are there. */
  readonly language: Language | null;
  /** The products' names in that language, by code; null until they are loaded (I18N-02). */
  readonly productNames: Readonly<Record<string, string>> | null;
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
  failed: [],
  language: null,
  productNames: null,
};

/** Asks for the failed start calls again; what was loaded stays (ST-07). */
export const retryStart = createAction('settings/retryStart');

const withoutClient = (state: SettingsState): SettingsState => ({
  ...state,
  ready: false,
  enabledModules: [],
  failed: state.failed.filter((call) => call === 'productTranslations'),
});

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
    modulesLoaded: (state, { payload }: PayloadAction<readonly Module[]>) => ({
      ...state,
      enabledModules: payload,
      ready: true,
    }),
    languageChanged: (state, { payload }: PayloadAction<Language>) => ({
      ...state,
      language: payload,
      productNames: payload === state.language ? state.productNames : null,
    }),
    productNamesLoaded: (state, { payload }: PayloadAction<Readonly<Record<string, string>>>) => ({
      ...state,
      productNames: payload,
    }),
    maintenanceChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, maintenance: payload }),
    availabilityChecked: (state, { payload }: PayloadAction<Availability>) => ({
      ...state,
      availabilityKnown: true,
      bannerText: payload.bannerText,
    }),
    startCallFailed: (state, { payload }: PayloadAction<StartCall>) => ({
      ...state,
      failed: [...state.failed.filter((call) => call !== payload), payload],
    }),
    startCallBegan: (state, { payload }: PayloadAction<StartCall>) => ({
      ...state,
      failed: state.failed.filter((call) => call !== payload),
    }),
  },
  extraReducers: (builder) => builder.addCase(clientSelected, withoutClient).addCase(signedOut, withoutClient),
});

export const {
  configured,
  appConfigRead,
  opCoChosen,
  modulesLoaded,
  languageChanged,
  productNamesLoaded,
  maintenanceChanged,
  availabilityChecked,
  startCallFailed,
  startCallBegan,
} = settingsSlice.actions;

type WithSettings = { readonly settings: SettingsState };
export const selectReady = (state: WithSettings) => state.settings.ready;
export const selectModules = (state: WithSettings) => state.settings.enabledModules;
export const selectAppConfig = (state: WithSettings) => state.settings.appConfig;
export const selectOpCo = (state: WithSettings) => state.settings.opCo;
export const selectMaintenance = (state: WithSettings) => state.settings.maintenance;
export const selectAvailabilityKnown = (state: WithSettings) => state.settings.availabilityKnown;
export const selectBannerText = (state: WithSettings) => state.settings.bannerText;
export const selectLanguage = (state: WithSettings) => state.settings.language;
/** Every product's name in the user's language, by code; null until they are loaded (I18N-02). */
export const selectProductNames = (state: WithSettings) => state.settings.productNames;
/** A product's name; without a translation its default name, and before its code where there is none (ST-07). */
export const selectProductName = (code: string, defaultName?: string) => (state: WithSettings) =>
  state.settings.productNames?.[code] ?? (defaultName ? `${code} ${defaultName}` : code);
export const selectFailedCalls = (state: WithSettings) => state.settings.failed;
/** The chosen operating company with its links and contact, or null before the config is there. */
export const selectOperatingCompany = createSelector(
  [selectAppConfig, selectOpCo],
  (appConfig, opCo) => appConfig?.operatingCompanies.find(({ code }) => code === opCo) ?? null,
);
