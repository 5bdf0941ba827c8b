import { type MapSetting, readMapSetting } from '@hireyard/contract/config/map';
import { createSelector } from '@reduxjs/toolkit';
import { selectAppConfig } from '../settings/settings.ts';

/**
 * Where the tiles of maps come from, or null: there is no map then, and nothing is requested. So too for a setting that is
 * wrong, which the server refuses, and what serves the portal without it does not.
 */
export const selectMapSetting = createSelector(
  [selectAppConfig],
  (appConfig): MapSetting | null => readMapSetting(appConfig?.map).setting,
);
