import { createSelector } from '@reduxjs/toolkit';
import { selectAppConfig, selectOperatingCompany } from '../settings/settings.ts';
import { selectClient } from './corporate-client.ts';

/**
 * Selects the operating company whose documents apply: the client's, or the configured one until a client is selected.
 */
export const selectClientCompany = createSelector(
  [selectClient, selectAppConfig, selectOperatingCompany],
  (client, config, configured) => config?.operatingCompanies.find(({ code }) => code === client?.opCo) ?? configured,
);
