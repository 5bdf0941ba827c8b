import { describe, expect, it } from 'vitest';
import { configured } from '../settings/settings.ts';
import { appConfig, environment } from '../testing/fixtures.ts';
import { problem, replyAfter, stage } from '../testing/stage.ts';
import { availabilityEpic } from './availability.ts';

const HOUR = 3_600_000;
const PATH = '/availability';
const UP = { status: 'UP', bannerText: '' };
const DOWN = { status: 'DOWN', bannerText: 'Back at noon' };

/** A portal whose server answers each check after 10 ms with the next of these, the last one for ever. */
const portal = (...answers: unknown[]) => {
  let next = 0;
  const own = stage({
    [PATH]: () => replyAfter(10, answers[Math.min(next++, answers.length - 1)]),
    '/assets/app-config.json': () => replyAfter(10, { ...appConfig, maintenance: true }),
  });
  own.dispatch(configured({ environment, appConfig, opCo: 'NL' }));
  const times = () => own.seen.asked.filter((call) => call.endsWith(PATH)).map((call) => Number.parseInt(call, 10));
  const settings = () => own.store.getState().settings;
  return { ...own, times, settings };
};

describe('the check of availability', () => {
  it('[MT-01] comes at the start and every hour', () => {
    const { play, times, settings } = portal(UP);
    play(availabilityEpic, 2 * HOUR + 1_000);
    expect(times()).toEqual([0, HOUR + 10, 2 * HOUR + 20]);
    expect(settings().maintenance).toBe(false);
  });

  it('[MT-01] [MT-02] comes every 5 seconds while the status is not UP, which is maintenance', () => {
    const { play, times, settings } = portal(DOWN, DOWN, UP);
    play(availabilityEpic, 20_000, {
      11: () => expect(settings()).toMatchObject({ maintenance: true, bannerText: 'Back at noon' }),
    });
    expect(times()).toEqual([0, 5_010, 10_020]);
    expect(settings()).toMatchObject({ maintenance: false, bannerText: '' });
  });

  it('[MT-01] [MT-03] comes 5 seconds after a failure, which alone is no maintenance', () => {
    const { play, times, settings } = portal(problem(500), problem(0, 'network'), UP);
    play(availabilityEpic, 20_000, { 5015: () => expect(settings().maintenance).toBe(false) });
    expect(times()).toEqual([0, 5_010, 10_020]);
  });

  it('[MT-03] a failure does not end maintenance either', () => {
    const { play, settings } = portal(DOWN, problem(500));
    play(availabilityEpic, 9_000);
    expect(settings().maintenance).toBe(true);
  });

  it('[MT-02] a maintenance problem is maintenance', () => {
    const { play, settings } = portal(problem(503, 'maintenance', { bannerText: 'Soon' }));
    play(availabilityEpic, 20);
    expect(settings()).toMatchObject({ maintenance: true, bannerText: 'Soon' });
  });

  it('[MT-01] comes on each navigation end', () => {
    const { play, times, deps } = portal(UP);
    const navigate = () => deps.navigationEnd.next('/order/documents');
    play(availabilityEpic, 60_000, { 100: navigate, 20000: navigate, 40000: navigate });
    // The arrival at 100 ms is covered by the check at the start.
    expect(times()).toEqual([0, 20_200, 40_200]);
  });

  it('[MT-02] the force-login flag overrides maintenance, of the status and of the config', () => {
    const { play, settings, deps, dispatch } = portal(DOWN);
    deps.storage.setItem('forceLogin', 'true');
    dispatch(configured({ environment, appConfig: { ...appConfig, maintenance: true }, opCo: 'NL' }));
    play(availabilityEpic, 12_000);
    expect(settings().maintenance).toBe(false);
  });

  it('[MT-02] maintenance by the config holds from the start, and the config is read again with each check', () => {
    let reads = 0;
    const down = { ...appConfig, maintenance: true };
    const own = stage({
      [PATH]: () => replyAfter(10, UP),
      '/assets/app-config.json': () => replyAfter(10, ++reads < 3 ? down : appConfig),
    });
    own.dispatch(configured({ environment, appConfig: down, opCo: 'NL' }));
    own.play(availabilityEpic, 30_000, { 1: () => expect(own.store.getState().settings.maintenance).toBe(true) });
    expect(own.seen.asked.filter((call) => call.endsWith('config.json'))).toHaveLength(3);
    expect(own.seen.asked.filter((call) => call.endsWith(PATH))).toHaveLength(3);
    expect(own.store.getState().settings.maintenance).toBe(false);
  });
});

describe('checks of availability', () => {
  it('[MT-04] never overlap, however slow the server and busy the visitor', () => {
    const own = stage({ [PATH]: () => replyAfter(7_000, DOWN) });
    const navigate = () => own.deps.navigationEnd.next('/');
    own.play(availabilityEpic, 60_000, { 1000: navigate, 3000: navigate, 9000: navigate });
    expect(own.seen.mostOpen).toBe(1);
  });

  it('[MT-04] are one for a burst of navigations', () => {
    const { play, times, deps } = portal(UP);
    const navigate = () => deps.navigationEnd.next('/');
    play(availabilityEpic, 60_000, { 1: navigate, 10000: navigate, 10050: navigate, 10120: navigate });
    expect(times()).toEqual([0, 10_320]);
  });

  it('[MT-04] always follow the last navigation of a burst, also one that ends while a check is under way', () => {
    const own = stage({ [PATH]: () => replyAfter(1_000, UP) });
    const navigate = () => own.deps.navigationEnd.next('/');
    own.play(availabilityEpic, 60_000, { 1: navigate, 10000: navigate, 10600: navigate });
    expect(own.seen.asked.map((call) => Number.parseInt(call, 10))).toEqual([0, 10_200, 11_200]);
  });

  it('[MT-04] rest in a hidden tab and come at once when it is shown', () => {
    const { play, times, deps } = portal(DOWN);
    play(availabilityEpic, 33_000, {
      1000: () => deps.visible.next(false),
      20000: () => deps.navigationEnd.next('/'),
      30000: () => deps.visible.next(true),
    });
    expect(times()).toEqual([0, 30_000]);
  });

  it('[MT-04] under way are cancelled when the tab is hidden', () => {
    const { play, deps, seen, settings } = portal(DOWN);
    play(availabilityEpic, 1_000, { 5: () => deps.visible.next(false), 6: () => expect(seen.open).toBe(0) });
    expect(settings().maintenance).toBe(false);
  });

  it('[MT-04] are spread over 5.0 to 5.5 seconds', () => {
    const { play, times, place } = portal(DOWN);
    place.random = 0.5;
    play(availabilityEpic, 6_000);
    expect(times()).toEqual([0, 5_260]);
  });

  it('come at once when the network is back', () => {
    const { play, times, deps } = portal(UP);
    play(availabilityEpic, 60_000, { 1000: () => deps.online.next(false), 30000: () => deps.online.next(true) });
    expect(times()).toEqual([0, 30_200]);
  });
});
