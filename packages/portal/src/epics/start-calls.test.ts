import { describe, expect, it } from 'vitest';
import { clientSelected, signedIn, signedOut } from '../session/session-actions.ts';
import { languageChanged, retryStart, selectProductName } from '../settings/settings.ts';
import { client, profile } from '../testing/fixtures.ts';
import { problem, replyAfter, stage } from '../testing/stage.ts';
import { productNamesEpic, startCallsEpic } from './start-calls.ts';

const GOOD = {
  '/global-actions': { order: { possible: true, disabled: false } },
  '/rights': { rights: ['export'] },
  '/profile': profile,
  '/users/u-1/modules': { modules: ['order', 'asset'] },
};
const portal = (over: Record<string, () => unknown> = {}) => {
  const own = stage(
    Object.fromEntries(
      Object.entries(GOOD).map(([path, body]) => [path, () => replyAfter(10, over[path] ? over[path]() : body)]),
    ),
  );
  own.dispatch(signedIn({ userId: 'u-1' }));
  return { ...own, settings: () => own.store.getState().settings };
};

describe('what the start loads', () => {
  it('[ST-07] [ST-09] [ST-10] is asked for all at once when the client is known', () => {
    const { play, seen, dispatch, store, settings } = portal();
    play(startCallsEpic, 100, {
      5: () => expect(seen.asked).toEqual([]),
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
    });
    expect(seen.asked.toSorted()).toEqual(
      Object.keys(GOOD)
        .map((path) => `10 ${path}`)
        .toSorted(),
    );
    expect(settings()).toMatchObject({ ready: true, enabledModules: ['order', 'asset'], failed: [] });
    expect(store.getState().addOrder).toEqual({ possible: true, disabled: false });
    expect(store.getState().user).toMatchObject({ rights: ['export'], profile });
  });

  it('[ST-08] is ready once the modules are known, whatever else is missing', () => {
    const { play, dispatch, settings } = portal({ '/rights': () => problem(500), '/profile': () => problem(500) });
    play(startCallsEpic, 100, {
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
      19: () => expect(settings().ready).toBe(false),
    });
    expect(settings()).toMatchObject({ ready: true, failed: ['rights', 'profile'] });
  });

  it('[ST-07] that failed is retried alone, and the rest stays', () => {
    let tries = 0;
    const { play, seen, dispatch, settings } = portal({
      '/users/u-1/modules': () => (++tries === 1 ? problem(500) : GOOD['/users/u-1/modules']),
    });
    play(startCallsEpic, 1_000, {
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
      500: () => {
        expect(settings()).toMatchObject({ ready: false, failed: ['modules'] });
        dispatch(retryStart());
        dispatch(retryStart());
      },
    });
    expect(seen.asked.filter((call) => call.startsWith('500'))).toEqual(['500 /users/u-1/modules']);
    expect(settings()).toMatchObject({ ready: true, failed: [] });
  });

  it('[NAV-05] is loaded anew for another client, and an answer for the former never shows', () => {
    const own = stage({
      ...Object.fromEntries(Object.entries(GOOD).map(([path, body]) => [path, () => replyAfter(10, body)])),
      '/users/u-1/modules': ({ query }) =>
        query?.clientUuid === 'uuid-1'
          ? replyAfter(50, { modules: ['request'] })
          : replyAfter(10, { modules: ['asset'] }),
    });
    own.dispatch(signedIn({ userId: 'u-1' }));
    own.play(startCallsEpic, 200, {
      10: () => own.dispatch(clientSelected(client(1, 'Acme'))),
      30: () => own.dispatch(clientSelected(client(2, 'Bolt'))),
      31: () => expect(own.store.getState().settings.ready).toBe(false),
    });
    expect(own.store.getState().settings.enabledModules).toEqual(['asset']);
  });

  it('[LO-01] is cancelled with the session', () => {
    const { play, dispatch, seen, settings } = portal();
    play(startCallsEpic, 100, {
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
      15: () => dispatch(signedOut({ because: 'logout' })),
      16: () => expect(seen.open).toBe(0),
    });
    expect(settings().ready).toBe(false);
  });
});

describe('the names of products', () => {
  const named = (answer: unknown) => {
    const own = stage({
      '/i18n/products': ({ query }) =>
        replyAfter(10, answer instanceof Error ? answer : { names: { X1: `X1 in ${query?.lang}` } }),
    });
    own.dispatch(signedIn({ userId: 'u-1' }));
    return own;
  };

  it('[ST-07] are loaded when the language is known and again when it changes', () => {
    const { play, dispatch, store, seen } = named(null);
    play(productNamesEpic, 100, {
      10: () => dispatch(languageChanged('de')),
      30: () => expect(selectProductName('X1')(store.getState())).toBe('X1 in de'),
      40: () => dispatch(languageChanged('nl')),
    });
    expect(seen.asked).toEqual(['10 /i18n/products', '40 /i18n/products']);
    expect(selectProductName('X1')(store.getState())).toBe('X1 in nl');
  });

  it('[ST-07] fall back to the code and the default name when they are missing', () => {
    const { play, dispatch, store } = named(problem(500));
    play(productNamesEpic, 100, { 10: () => dispatch(languageChanged('de')) });
    expect(selectProductName('X1', 'Scissor lift')(store.getState())).toBe('X1 Scissor lift');
    expect(selectProductName('X1')(store.getState())).toBe('X1');
    expect(store.getState().settings.failed).toEqual(['productTranslations']);
  });
});
