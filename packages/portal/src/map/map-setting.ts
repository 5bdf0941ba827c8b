import { type MapSetting, readMapSetting } from '@hireyard/contract/config/map';
import { createSelector } from '@reduxjs/toolkit';
import { APP_CONFIG_FILE } from '../config/app-config.ts';
import { report } from '../reports/report.ts';
import { selectAppConfig } from '../settings/settings.ts';

/**
 * Where the tiles of maps come from, or null: there is no map then, and nothing is requested. So too for a setting that is
 * wrong, which the server refuses, and a portal that is served without it does not.
 */
export const selectMapSetting = createSelector([selectAppConfig], (appConfig): MapSetting | null => {
  try {
    return readMapSetting(appConfig?.map, APP_CONFIG_FILE);
  } catch (error) {
    report(error);
    return null;
  }
});
