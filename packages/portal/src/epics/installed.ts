import { delay, distinctUntilChanged, filter, ignoreElements, map, merge, Observable, startWith, tap } from 'rxjs';
import type { Epic } from './epic.ts';

/** Where the server describes the portal for the home screen. */
const manifestAddress = (opCo: string, lang: string) => `/manifest.webmanifest?${new URLSearchParams({ opCo, lang })}`;

const linkManifest = (href: string) => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href }));
};

/** Makes the portal installable under the name of the operating company, in the language on screen (SW-05). */
export const manifestEpic: Epic = (_, state) =>
  state.pipe(
    map(({ settings: { opCo, language } }) => (opCo && language ? manifestAddress(opCo, language) : null)),
    filter((href) => href !== null),
    distinctUntilChanged(),
    tap(linkManifest),
    ignoreElements(),
  );

const schemes = new Observable<unknown>((subscriber) => {
  const observer = new MutationObserver(() => subscriber.next(null));
  observer.observe(document.documentElement, { attributeFilter: ['data-hy-scheme'] });
  return () => observer.disconnect();
});

/** The design system sets it on the document for the company and the scheme. */
const COLOR = '--hy-color-panel';

const paintFrame = () => {
  const content = getComputedStyle(document.documentElement).getPropertyValue(COLOR).trim();
  if (!content) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = content;
};

/** Gives the browser's frame the color of the company in the scheme on screen, whatever the system's is. */
export const themeColorEpic: Epic = (_, state, { scheduler }) =>
  merge(
    schemes,
    state.pipe(
      map(({ settings }) => settings.opCo),
      distinctUntilChanged(),
    ),
  ).pipe(
    startWith(null),
    // Styles follow the store.
    delay(100, scheduler),
    tap(paintFrame),
    ignoreElements(),
  );
