import type { Language } from '@hireyard/contract';
import { RIGHTS } from '@hireyard/contract';
import { schemeStorage } from '@hireyard/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter } from 'react-router-dom';
import { catchError, defer, tap, throwError } from 'rxjs';
import { App, type AppProps } from '../application/App.tsx';
import { productNamesEpic } from '../epics/start-calls.ts';
import { HttpError } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { withTexts } from '../i18n/i18n.ts';
import { DEVICE_LANGUAGE_KEY, supportedLanguage } from '../i18n/languages.ts';
import { backgroundStarted } from '../settings/shell.ts';
import type { RootState } from '../store/store.ts';
import { conform } from './conform.ts';
import { PRODUCT_NAMES } from './contracts.ts';
import { type Answers, fakeHttp } from './fake-http.ts';
import { open } from './open.ts';
import { PROFILE, user } from './state.ts';

/** Takes the focus away, whose ring would be in the picture of a page that nobody has touched. */
export const leaveFocus = () => (document.activeElement as HTMLElement | null)?.blur();

/** Args of a page story: address, initial state and server answers. */
export interface PageArgs {
  readonly address: string;
  readonly state: Partial<RootState>;
  readonly answers: Answers;
}
export type PageStory = StoryObj<PageArgs>;

export interface OpenedPage extends AppProps {
  /** Calls without an answer, and answers that violate the contract. */
  readonly faults: string[];
}
export const openedPage = ({ loaded }: { readonly loaded: Record<string, unknown> }) => loaded.page as OpenedPage;

/** Checks answers against the contract and records violations. */
const conforming =
  (http: Http, faults: string[]): Http =>
  (request) =>
    defer(() => http(request)).pipe(
      tap(({ body }) => conform(request, body)),
      catchError((error: unknown) => {
        if (!(error instanceof HttpError)) {
          console.error(error);
          faults.push(String(error));
        }
        return throwError(() => error);
      }),
    );

const inLanguage = (state: Partial<RootState>, preferredLanguageCode: Language): Partial<RootState> => {
  const { user: signedIn } = state;
  if (!signedIn?.profile) return state;
  return { ...state, user: { ...signedIn, profile: { ...signedIn.profile, preferredLanguageCode } } };
};

/** Default answers of every story. */
const COMMON: Answers = {
  'GET /whats-new': { releases: [] },
  'GET /i18n/products': ({ query }: HttpRequest) => {
    const language = query?.lang as Language;
    return { language, names: PRODUCT_NAMES[language] ?? {}, groups: {} };
  },
};

/** An HTTP pipeline with these answers, which records calls without an answer and violations of the contract. */
export const openPageHttp = (answers: Answers, faults: string[]): Http =>
  conforming(fakeHttp({ ...COMMON, ...answers }).http, faults);

/** Throws if there is a fault. */
export function withoutFaults(faults: readonly string[]): void {
  if (faults.length) throw new Error(faults.join('\n'));
}

async function openPage({ address, state, answers }: PageArgs, language: Language): Promise<OpenedPage> {
  const faults: string[] = [];
  const opened = await open({
    http: openPageHttp(answers, faults),
    state: inLanguage(state, language),
    language,
    epics: [productNamesEpic],
    create: (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
  });
  return { ...opened, faults };
}

/** Noon in Amsterdam on the `today` of the fixtures. */
const START = Date.UTC(2026, 10, 20, 11);

/** Sets the clock for readers of Storybook. In tests the clock is already set. */
function startClock() {
  const Real = Date;
  const ahead = START - Real.now();
  if (Math.abs(ahead) < 600_000) return () => undefined;
  globalThis.Date = class extends Real {
    constructor(...args: [] | [number]) {
      super(...((args.length ? args : [Real.now() + ahead]) as [number]));
    }
    static override now = () => Real.now() + ahead;
  } as DateConstructor;
  return () => {
    globalThis.Date = Real;
  };
}

/** A user with every module and right who can order. */
export const anyone: Partial<RootState> = {
  ...user(['order', 'request', 'asset'], RIGHTS),
  addOrder: { possible: true, disabled: false },
};

/** For states of a page that is already pictured in every frame. Phones are light, desktops dark. */
export const onPhone = { pictures: { only: 'phone', scheme: 'light' } };
/** Pictures a form as wide as its page, among stories without pictures. */
export const asWideForm = { pictures: { only: 'wide', scheme: 'light', none: '' } };
export const onDesktop = { pictures: { only: 'wide', scheme: 'dark' } };

/** Loads deferred parts, so that every story shows them. */
async function startBackground({ store }: OpenedPage) {
  await withTexts(import('../palette/PaletteButton.tsx'), 'palette');
  store.dispatch(backgroundStarted());
}

/** Meta of page stories: the application at an address, with answers checked against the contract. */
export const pageStories = {
  args: { state: anyone, answers: {} },
  parameters: {
    // The page has its own theme, texts and direction.
    stage: false,
    controls: { disable: true },
    // A whole page, so no rule is skipped.
    a11y: { config: { rules: [] } },
  },
  loaders: [
    async ({ args, globals: { language, scheme } }) => {
      const pageLanguage = supportedLanguage(language) ?? PROFILE.preferredLanguageCode;
      localStorage.setItem(schemeStorage.mode, scheme);
      // Visitors get the language of the device.
      localStorage.setItem(DEVICE_LANGUAGE_KEY, pageLanguage);
      const page = await openPage(args, pageLanguage);
      await startBackground(page);
      return { page };
    },
  ],
  beforeEach: startClock,
  afterEach: (context) => withoutFaults(openedPage(context).faults),
  render: (_, context) => {
    const { faults: _faults, ...app } = openedPage(context);
    return <App {...app} />;
  },
} satisfies Partial<Meta<PageArgs>>;
