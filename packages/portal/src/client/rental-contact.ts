import { createSelector } from '@reduxjs/toolkit';
import { selectOperatingCompany } from '../settings/settings.ts';
import { selectClient } from './corporate-client.ts';

/**
 * Selects the client's rental contact, and the operating company's for each field that the client's leaves empty. Null until
 * one of them is loaded, and if neither has a telephone number or an e-mail address.
 */
export const selectRentalContact = createSelector([selectClient, selectOperatingCompany], (client, company) => {
  const phone = client?.rentalContact.phone || company?.rentalContact.phone || '';
  const email = client?.rentalContact.email || company?.rentalContact.email || '';
  return phone || email ? { phone, email } : null;
});
