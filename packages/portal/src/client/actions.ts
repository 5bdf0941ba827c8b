import type { CorporateClient } from '@hireyard/contract';
import { createAction } from '@reduxjs/toolkit';

/** This tab now acts within this client; whatever belonged to the former one is dropped (NAV-05). */
export const clientSelected = createAction<CorporateClient>('client/selected');
/** The user picks another client, by its external uuid (NAV-05). */
export const switchClient = createAction<{ uuid: string }>('client/switch');
