import type { ConsentService } from '../types.ts';

interface UsersnapApi {
  init(options?: object): unknown;
  /** Opens the widgets that are set to open for this event. */
  logEvent(name: string): unknown;
}

declare global {
  interface Window {
    onUsersnapCXLoad?: ((api: UsersnapApi) => void) | undefined;
  }
}

/** The feedback widget. A page that needs its API sets `window.onUsersnapCXLoad` first; otherwise it starts by itself. */
export const usersnap = (key: string | null | undefined): Pick<ConsentService, 'scripts' | 'origins'> =>
  key
    ? {
        scripts: [
          {
            src: `https://widget.usersnap.com/global/load/${encodeURIComponent(key)}?onload=onUsersnapCXLoad`,
            before: () => {
              window.onUsersnapCXLoad ??= (api) => api.init();
            },
          },
        ],
        origins: ['https://widget.usersnap.com', 'https://resources.usersnap.com'],
      }
    : {};
