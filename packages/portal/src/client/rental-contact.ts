import { createSelector } from '@reduxjs/toolkit';
import { selectOperatingCompany } from '../settings/settings.ts';
import { selectClient } from './corporate-client.ts';

/** The client's own rental contact, else the operating company's; null before either is known. */
export const selectRentalContact = createSelector(
  [selectClient, selectOperatingCompany],
  (client, company) => client?.rentalContact ?? company?.rentalContact ?? null,
);
