import { describe, expect, it } from 'vitest';
import { selectGroupNames, selectProductNames } from '../client/product-names.ts';
import { clientSelected, signedIn, signedOut } from '../session/session-actions.ts';
import { languageChanged, opCoChosen, retryStart } from '../settings/settings.ts';
import { problem, replyAfter } from '../testing/epic-test.ts';
import { client, profile } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { productNamesEpic, startCallsEpic } from './start-calls.ts';

const GOOD = {
  '/global-actions': { order: { possible: true, disabled: false } },
  '/rights': { rights: ['export'] },
  '/profile': profile,
  '/users/u-1/modules': { modules: ['order', 'asset'] },
};
const portal = (over: Record<string, () => unknown> = {}) => {
  const own = liveEpicTest(
    Object.fromEntries(
      Object.entries(GOOD).map(([path, body]) => [path, () => replyAfter(10, over[path] ? over[path]() : body)]),
    ),
  );
  own.dispatch(signedIn({ userId: 'u-1' }));
  return { ...own, settings: () => own.store.getState().settings };
};

describe('what the start loads', () => {
  it('[ST-07] [ST-09] [ST-10] is asked for all at once when the client is known', async () => {
    const { run, seen, dispatch, store, settings } = portal();
    await run(startCallsEpic, 100, {
      5: () => expect(seen.calls).toEqual([]),
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
    });
    expect(seen.calls.toSorted()).toEqual(
      Object.keys(GOOD)
        .map((path) => `10 ${path}`)
        .toSorted(),
    );
    expect(settings()).toMatchObject({ ready: true, enabledModules: ['order', 'asset'], failed: [] });
    expect(store.getState().addOrder).toEqual({ possible: true, disabled: false });
    expect(store.getState().user).toMatchObject({ rights: ['export'], profile });
  });

  it('[ST-08] is ready once the modules are known, whatever else is missing', async () => {
    const { run, dispatch, settings } = portal({ '/rights': () => problem(500), '/profile': () => problem(500) });
    await run(startCallsEpic, 100, {
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
      19: () => expect(settings().ready).toBe(false),
    });
    expect(settings()).toMatchObject({ ready: true, failed: ['rights', 'profile'] });
  });

  it('[ST-07] that failed is retried alone, and the rest stays', async () => {
    let tries = 0;
    const { run, seen, dispatch, settings } = portal({
      '/users/u-1/modules': () => (++tries === 1 ? problem(500) : GOOD['/users/u-1/modules']),
    });
    await run(startCallsEpic, 1_000, {
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
      500: () => {
        expect(settings()).toMatchObject({ ready: false, failed: ['modules'] });
        dispatch(retryStart());
        dispatch(retryStart());
      },
    });
    expect(seen.calls.filter((call) => call.startsWith('500'))).toEqual(['500 /users/u-1/modules']);
    expect(settings()).toMatchObject({ ready: true, failed: [] });
  });

  it('[SH-06] that failed is tried again after the next navigation, alone', async () => {
    let tries = 0;
    const { run, seen, deps, dispatch, store, settings } = portal({
      '/rights': () => (++tries === 1 ? problem(500) : GOOD['/rights']),
    });
    await run(startCallsEpic, 1_000, {
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
      490: () => expect(settings()).toMatchObject({ failed: ['rights'], missing: ['rights'] }),
      500: () => deps.navigationEnd.next('/order/documents'),
      505: () => expect(settings()).toMatchObject({ failed: [], missing: ['rights'] }),
      600: () => deps.navigationEnd.next('/order/contracts'),
    });
    expect(seen.calls.filter((call) => Number.parseInt(call, 10) > 10)).toEqual(['500 /rights']);
    expect(settings()).toMatchObject({ failed: [], missing: [] });
    expect(store.getState().user.rights).toEqual(['export']);
  });

  it('[NAV-05] is loaded again for another client, and an answer for the former never shows', async () => {
    const own = liveEpicTest({
      ...Object.fromEntries(Object.entries(GOOD).map(([path, body]) => [path, () => replyAfter(10, body)])),
      '/users/u-1/modules': ({ query }) =>
        query?.clientUuid === 'uuid-1'
          ? replyAfter(50, { modules: ['request'] })
          : replyAfter(10, { modules: ['asset'] }),
    });
    own.dispatch(signedIn({ userId: 'u-1' }));
    await own.run(startCallsEpic, 200, {
      10: () => own.dispatch(clientSelected(client(1, 'Acme'))),
      30: () => own.dispatch(clientSelected(client(2, 'Bolt'))),
      31: () => expect(own.store.getState().settings.ready).toBe(false),
    });
    expect(own.store.getState().settings.enabledModules).toEqual(['asset']);
  });

  it('[LO-01] is cancelled with the session', async () => {
    const { run, dispatch, seen, settings } = portal();
    await run(startCallsEpic, 100, {
      10: () => dispatch(clientSelected(client(1, 'Acme'))),
      15: () => dispatch(signedOut({ because: 'logout' })),
      16: () => expect(seen.open).toBe(0),
    });
    expect(settings().ready).toBe(false);
  });
});

describe('the names of products', () => {
  const named = (answer: unknown) => {
    const own = liveEpicTest({
      '/i18n/products': ({ query }) =>
        replyAfter(
          10,
          answer instanceof Error
            ? answer
            : { names: { X1: `X1 in ${query?.lang}` }, groups: { huts: `${query?.opCo}` } },
        ),
    });
    own.dispatch(opCoChosen('NL'));
    own.dispatch(signedIn({ userId: 'u-1' }));
    return own;
  };

  it('[ST-07] are loaded when the language is known and again when it changes', async () => {
    const { run, dispatch, store, seen } = named(null);
    await run(productNamesEpic, 100, {
      10: () => dispatch(languageChanged('de')),
      30: () => expect(selectProductNames(store.getState())).toEqual({ X1: 'X1 in de' }),
      40: () => dispatch(languageChanged('nl')),
      41: () => expect(selectProductNames(store.getState())).toBeNull(),
      60: () => dispatch(languageChanged('de')),
      61: () => expect(selectProductNames(store.getState())).toEqual({ X1: 'X1 in de' }),
      70: () => dispatch(languageChanged('nl')),
    });
    expect(seen.calls).toEqual(['10 /i18n/products', '40 /i18n/products']);
    expect(selectProductNames(store.getState())).toEqual({ X1: 'X1 in nl' });
  });

  it('[ST-09] do not wait for the client, and are not asked for twice when it is known', async () => {
    const { run, dispatch, seen } = named(null);
    await run(productNamesEpic, 100, {
      10: () => dispatch(languageChanged('de')),
      15: () => dispatch(clientSelected(client(1, 'Acme'))),
    });
    expect(seen.calls).toEqual(['10 /i18n/products']);
  });

  it('[OP-27] are those of the client’s operating company, with the names of its groups', async () => {
    const { run, dispatch, seen, store } = named(null);
    await run(productNamesEpic, 100, {
      10: () => dispatch(languageChanged('de')),
      30: () => expect(selectGroupNames(store.getState())).toEqual({ huts: 'NL' }),
      40: () => dispatch(clientSelected({ ...client(1, 'Acme'), opCo: 'DE' })),
      41: () => expect(selectProductNames(store.getState())).toBeNull(),
    });
    expect(seen.calls).toEqual(['10 /i18n/products', '40 /i18n/products']);
    expect(selectGroupNames(store.getState())).toEqual({ huts: 'DE' });
  });

  it('[NAV-05] are asked for again after a switch, also one before they have loaded', async () => {
    const { run, dispatch, seen, store } = named(null);
    dispatch(clientSelected(client(1, 'Acme')));
    await run(productNamesEpic, 100, {
      10: () => dispatch(languageChanged('de')),
      15: () => dispatch(clientSelected(client(2, 'Bolt'))),
      16: () => expect(seen.open).toBe(1),
    });
    expect(seen.calls).toEqual(['10 /i18n/products', '15 /i18n/products']);
    expect(selectProductNames(store.getState())).toEqual({ X1: 'X1 in de' });
  });

  it('[ST-07] that are missing are said so, and asked for again on Retry', async () => {
    const { run, dispatch, store, seen } = named(problem(500));
    await run(productNamesEpic, 100, {
      10: () => dispatch(languageChanged('de')),
      30: () => dispatch(retryStart()),
    });
    expect(selectProductNames(store.getState())).toBeNull();
    expect(store.getState().settings.failed).toEqual(['productTranslations']);
    expect(seen.calls).toEqual(['10 /i18n/products', '30 /i18n/products']);
  });
});
