import { createAction } from '@reduxjs/toolkit';

/** The user picks another client, by its external uuid (NAV-05). */
export const switchClient = createAction<{ uuid: string }>('client/switch');

/** What a navigation to the root may ask for in its state: another client, by its external uuid (NAV-05). */
export interface SwitchOnArrival {
  readonly switchTo: string;
}
