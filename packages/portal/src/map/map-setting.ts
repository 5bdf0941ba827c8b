import { type MapSetting, readMapSetting } from '@hireyard/contract/config/map';
import { createSelector } from '@reduxjs/toolkit';
import { selectAppConfig } from '../settings/settings.ts';

/**
 * Selects the tile server, or null for no map and no requests. An invalid setting also counts as null: our server
 * rejects it, but another web server might deploy it.
 */
export const selectMapSetting = createSelector(
  [selectAppConfig],
  (appConfig): MapSetting | null => readMapSetting(appConfig?.map).setting,
);
