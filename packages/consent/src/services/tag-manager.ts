import type { ConsentService } from '../types.ts';

declare global {
  interface Window {
    /** Google's queue: plain events and `arguments` of gtag calls. */
    dataLayer?: unknown[] | undefined;
  }
}

export const dataLayer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** A tag manager container, as Google's snippet loads it but without inline script. */
export const tagManager = (id: string | null | undefined): Pick<ConsentService, 'scripts'> =>
  id
    ? {
        scripts: [
          {
            src: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
            before: () => dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
          },
        ],
      }
    : {};
