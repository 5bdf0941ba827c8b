import { createSelector } from '@reduxjs/toolkit';
import { selectAppConfig, selectOperatingCompany } from '../settings/settings.ts';
import { selectClient } from './corporate-client.ts';

/** The operating company whose documents apply: the selected client's, before that the configured one. */
export const selectClientCompany = createSelector(
  [selectClient, selectAppConfig, selectOperatingCompany],
  (client, config, configured) => config?.operatingCompanies.find(({ code }) => code === client?.opCo) ?? configured,
);
