import { createSelector } from '@reduxjs/toolkit';
import { selectOperatingCompany } from '../settings/settings.ts';
import { selectClient } from './corporate-client.ts';

/** Selects the client's rental contact, else the operating company's. Null until one of them is loaded. */
export const selectRentalContact = createSelector(
  [selectClient, selectOperatingCompany],
  (client, company) => client?.rentalContact ?? company?.rentalContact ?? null,
);
