import { PORTAL_VERSION } from '../config/version.ts';

type Usersnap = Parameters<NonNullable<Window['onUsersnapCXLoad']>>[0];

/** Names of the events for which the widgets of a Usersnap project open (docs/deployment.md). */
export type UsersnapEvent = 'report' | 'suggest' | 'changelog';

/** After this many milliseconds the widget is blocked or out of reach. */
const PATIENCE = 3_000;

let arrive: (usersnap: Usersnap) => void;
const arriving = new Promise<Usersnap>((resolve) => {
  arrive = resolve;
});

/** Before consent loads the widget's script: keeps its API, which collects no position and loads no fonts. */
export const awaitUsersnap = (): void => {
  window.onUsersnapCXLoad = async (usersnap) => {
    await usersnap.init({
      collectGeoLocation: 'none',
      useSystemFonts: true,
      locale: document.documentElement.lang,
      custom: { version: PORTAL_VERSION },
    });
    arrive(usersnap);
  };
};

/** Opens the widget of an event; false where it has not loaded. */
export const openUsersnap = async (event: UsersnapEvent): Promise<boolean> => {
  const waited = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const usersnap = await Promise.race([arriving, waited]);
  await usersnap?.logEvent(event);
  return usersnap !== null;
};
