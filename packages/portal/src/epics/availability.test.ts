import { describe, expect, it } from 'vitest';
import { configured } from '../settings/settings.ts';
import { epicTest, problem, replyAfter } from '../testing/epic-test.ts';
import { appConfig, environment } from '../testing/fixtures.ts';
import { availabilityEpic } from './availability.ts';

const HOUR = 3_600_000;
const PATH = '/availability';
const UP = { status: 'UP', bannerText: '' };
const DOWN = { status: 'DOWN', bannerText: 'Back at noon' };

/** A portal whose server answers each check after 10 ms with the next item, then repeats the last. */
const portal = (...answers: unknown[]) => {
  let next = 0;
  const own = epicTest({
    [PATH]: () => replyAfter(10, answers[Math.min(next++, answers.length - 1)]),
    '/assets/app-config.json': () => replyAfter(10, { ...appConfig, maintenance: true }),
  });
  own.dispatch(configured({ environment, appConfig, opCo: 'NL' }));
  const times = () => own.seen.calls.filter((call) => call.endsWith(PATH)).map((call) => Number.parseInt(call, 10));
  const settings = () => own.store.getState().settings;
  return { ...own, times, settings };
};

describe('the check of availability', () => {
  it('[MT-01] comes at the start and every hour', () => {
    const { run, times, settings } = portal(UP);
    run(availabilityEpic, 2 * HOUR + 1_000);
    expect(times()).toEqual([0, HOUR + 10, 2 * HOUR + 20]);
    expect(settings().maintenance).toBe(false);
  });

  it('[MT-01] [MT-02] comes every 5 seconds while the status is not UP, which is maintenance', () => {
    const { run, times, settings } = portal(DOWN, DOWN, UP);
    run(availabilityEpic, 20_000, {
      11: () => expect(settings()).toMatchObject({ maintenance: true, bannerText: 'Back at noon' }),
    });
    expect(times()).toEqual([0, 5_010, 10_020]);
    expect(settings()).toMatchObject({ maintenance: false, bannerText: '' });
  });

  it('[MT-01] [MT-03] comes 5 seconds after a failure, which alone is no maintenance', () => {
    const { run, times, settings } = portal(problem(500), problem(0, 'network'), UP);
    run(availabilityEpic, 20_000, { 5015: () => expect(settings().maintenance).toBe(false) });
    expect(times()).toEqual([0, 5_010, 10_020]);
  });

  it('[MT-03] a failure does not end maintenance either', () => {
    const { run, settings } = portal(DOWN, problem(500));
    run(availabilityEpic, 9_000);
    expect(settings().maintenance).toBe(true);
  });

  it('[MT-02] a maintenance problem is maintenance', () => {
    const { run, settings } = portal(problem(503, 'maintenance', { bannerText: 'Soon' }));
    run(availabilityEpic, 20);
    expect(settings()).toMatchObject({ maintenance: true, bannerText: 'Soon' });
  });

  it('[MT-01] comes on each navigation end', () => {
    const { run, times, deps } = portal(UP);
    const navigate = () => deps.navigationEnd.next('/order/documents');
    run(availabilityEpic, 60_000, { 100: navigate, 20000: navigate, 40000: navigate });
    // The check at the start covers the arrival at 100 ms.
    expect(times()).toEqual([0, 20_200, 40_200]);
  });

  it('[MT-02] the force-login flag overrides maintenance, of the status and of the config', () => {
    const { run, settings, deps, dispatch } = portal(DOWN);
    deps.storage.setItem('forceLogin', 'true');
    dispatch(configured({ environment, appConfig: { ...appConfig, maintenance: true }, opCo: 'NL' }));
    run(availabilityEpic, 12_000);
    expect(settings().maintenance).toBe(false);
  });

  it('[MT-02] maintenance by the config holds from the start, and the config is read again with each check', () => {
    let reads = 0;
    const down = { ...appConfig, maintenance: true };
    const own = epicTest({
      [PATH]: () => replyAfter(10, UP),
      '/assets/app-config.json': () => replyAfter(10, ++reads < 3 ? down : appConfig),
    });
    own.dispatch(configured({ environment, appConfig: down, opCo: 'NL' }));
    own.run(availabilityEpic, 30_000, { 1: () => expect(own.store.getState().settings.maintenance).toBe(true) });
    expect(own.seen.calls.filter((call) => call.endsWith('config.json'))).toHaveLength(3);
    expect(own.seen.calls.filter((call) => call.endsWith(PATH))).toHaveLength(3);
    expect(own.store.getState().settings.maintenance).toBe(false);
  });
});

describe('checks of availability', () => {
  it('[MT-04] never overlap, however slow the server and busy the visitor', () => {
    const own = epicTest({ [PATH]: () => replyAfter(7_000, DOWN) });
    const navigate = () => own.deps.navigationEnd.next('/');
    own.run(availabilityEpic, 60_000, { 1000: navigate, 3000: navigate, 9000: navigate });
    expect(own.seen.mostOpen).toBe(1);
  });

  it('[MT-04] are one for a burst of navigations', () => {
    const { run, times, deps } = portal(UP);
    const navigate = () => deps.navigationEnd.next('/');
    run(availabilityEpic, 60_000, { 1: navigate, 10000: navigate, 10050: navigate, 10120: navigate });
    expect(times()).toEqual([0, 10_320]);
  });

  it('[MT-04] always follow the last navigation of a burst, also one that ends while a check is under way', () => {
    const own = epicTest({ [PATH]: () => replyAfter(1_000, UP) });
    const navigate = () => own.deps.navigationEnd.next('/');
    own.run(availabilityEpic, 60_000, { 1: navigate, 10000: navigate, 10600: navigate });
    expect(own.seen.calls.map((call) => Number.parseInt(call, 10))).toEqual([0, 10_200, 11_200]);
  });

  it('[MT-04] rest in a hidden tab and come at once when it is shown', () => {
    const { run, times, deps } = portal(DOWN);
    run(availabilityEpic, 33_000, {
      1000: () => deps.visible.next(false),
      20000: () => deps.navigationEnd.next('/'),
      30000: () => deps.visible.next(true),
    });
    expect(times()).toEqual([0, 30_000]);
  });

  it('[MT-04] under way are cancelled when the tab is hidden', () => {
    const { run, deps, seen, settings } = portal(DOWN);
    run(availabilityEpic, 1_000, { 5: () => deps.visible.next(false), 6: () => expect(seen.open).toBe(0) });
    expect(settings().maintenance).toBe(false);
  });

  it('[MT-04] are spread over 5.0 to 5.5 seconds', () => {
    const { run, times, place } = portal(DOWN);
    place.random = 0.5;
    run(availabilityEpic, 6_000);
    expect(times()).toEqual([0, 5_260]);
  });

  it('come at once when the network is back', () => {
    const { run, times, deps } = portal(UP);
    run(availabilityEpic, 60_000, { 1000: () => deps.online.next(false), 30000: () => deps.online.next(true) });
    expect(times()).toEqual([0, 30_200]);
  });
});
