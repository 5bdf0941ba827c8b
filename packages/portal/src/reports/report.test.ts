import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  const [reports, { reportFailure }, { browserPlatform }] = await Promise.all([
    import('./report.ts'),
    import('../config/report-failure.ts'),
    import('../epics/platform.ts'),
  ]);
  return { ...reports, reportFailure, platform: browserPlatform().platform };
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[ER-02] errors before there are reports', () => {
  it('are kept with their own time, and handed over once', async () => {
    const { report, takeReports } = await load();
    report('first');
    vi.setSystemTime(2_000);
    report('second', 'ref-1');
    vi.setSystemTime(9_000);
    const taken = vi.fn();
    takeReports(taken);
    report('third');
    expect(taken.mock.calls.map(([failure]) => failure)).toEqual([
      { what: 'first', at: 1_000 },
      { what: 'second', reference: 'ref-1', at: 2_000 },
      { what: 'third', at: 9_000 },
    ]);
    const again = vi.fn();
    takeReports(again);
    expect(again).not.toHaveBeenCalled();
  });

  it('are twenty at most, the first ones', async () => {
    const { report, takeReports } = await load();
    for (let index = 0; index < 30; index++) report(index);
    const taken: unknown[] = [];
    takeReports(({ what }) => taken.push(what));
    expect(taken).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('come from a start that failed and from epics too', async () => {
    const { reportFailure, platform, takeReports } = await load();
    reportFailure('start');
    platform.report('epic');
    const taken: unknown[] = [];
    takeReports(({ what }) => taken.push(what));
    expect(taken).toEqual(['start', 'epic']);
  });
});
