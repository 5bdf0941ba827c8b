import { PORTAL_VERSION } from '../config/version.ts';

interface Usersnap {
  init(options?: object): unknown;
  /** Opens the widgets that are set to open for this event. */
  logEvent(name: string): unknown;
}

declare global {
  interface Window {
    onUsersnapCXLoad?: ((api: Usersnap) => void) | undefined;
  }
}

/** The events that open the widgets of a Usersnap project (docs/deployment.md). */
export type UsersnapEvent = 'report' | 'suggest' | 'changelog';

/** Milliseconds after which the widget counts as blocked or unreachable. */
const PATIENCE = 3_000;

let arrive: (usersnap: Usersnap) => void;
const arriving = new Promise<Usersnap>((resolve) => {
  arrive = resolve;
});

/** Stores the widget's API before consent loads its script. Turns off geolocation and custom fonts. */
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

/** Opens the widget of an event. Resolves with false if it has not loaded. */
export const openUsersnap = async (event: UsersnapEvent): Promise<boolean> => {
  const waited = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const usersnap = await Promise.race([arriving, waited]);
  await usersnap?.logEvent(event);
  return usersnap !== null;
};
