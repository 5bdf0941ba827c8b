import { createAction } from '@reduxjs/toolkit';

/** The user selects another client, by its external uuid (NAV-05). */
export const switchClient = createAction<{ uuid: string }>('client/switch');

/** Router state of a navigation to the root that selects another client, by its external uuid (NAV-05). */
export interface SwitchOnArrival {
  readonly switchTo: string;
}
