import { describe, expect, it } from 'vitest';
import { citationsIn, declaredIn, type Evidence, faultsOf, pendingIn } from './trace-rules.ts';

const page = (unbuilt: readonly string[], partly?: readonly string[]) => {
  const table = (ids: readonly string[]) => ids.map((id) => `| ${id}  | a thing that names OP-09 |`).join('\n');
  return pendingIn(`# Not built yet\n\n${table(unbuilt)}${partly ? `\n\n## Partly built\n\n${table(partly)}` : ''}\n`);
};
const faults = (evidence: Partial<Evidence>) =>
  faultsOf({
    declared: new Set(['ST-01', 'ST-02']),
    tested: new Set(),
    pending: page([], []),
    former: [],
    ...evidence,
  });

describe('what is read', () => {
  it('a requirement is declared by the line that begins with its id, and by no other', () => {
    expect(declaredIn('- ST-01 [S] as ST-09 says\n- **[S]** ST-03\nST-04\n- DOM-12 **Dates**')).toEqual([
      'ST-01',
      'DOM-12',
    ]);
  });

  it('a title cites what stands in its brackets', () => {
    const text = `it.each([1])('[ST-01] [RT-02] waits, as LO-01 says', run); describe("[HT-01]", run); const name = '[SW-01]';`;
    expect(citationsIn(text, { stories: false }).map(({ id }) => id)).toEqual(['ST-01', 'RT-02', 'HT-01']);
  });

  it('a story cites by the line above it', () => {
    const text = `// [NAV-04]\nexport const Open = { name: '[NAV-05] Opens' };\n// [NAV-06]\nconst meta = {};`;
    expect(citationsIn(text, { stories: true })).toEqual([{ id: 'NAV-04', title: '[NAV-04] Open' }]);
    expect(citationsIn(text, { stories: false })).toEqual([]);
  });

  it('the pending page has two tables, of which the first column counts', () => {
    expect(page(['ST-01'], ['ST-02'])).toEqual({ unbuilt: new Set(['ST-01']), partly: new Set(['ST-02']) });
    expect(page(['ST-01']).partly).toBeNull();
  });
});

describe('what is a fault', () => {
  it('an id without a test that is not pending', () => {
    expect(faults({ tested: new Set(['ST-01']) })).toEqual(['ST-02 has no test']);
    expect(faults({ tested: new Set(['ST-01']), pending: page(['ST-02'], []) })).toEqual([]);
  });

  it('a tested id that is called not built; partly built it needs a test', () => {
    const tested = new Set(['ST-01', 'ST-02']);
    expect(faults({ tested, pending: page(['ST-02'], []) })[0]).toMatch(/^ST-02 has a test/);
    expect(faults({ tested, pending: page([], ['ST-02']) })).toEqual([]);
    expect(faults({ tested: new Set(['ST-01']), pending: page([], ['ST-02']) })).toEqual(['ST-02 has no test']);
  });

  it('a pending id that is no requirement', () => {
    expect(faults({ tested: new Set(['ST-01', 'ST-02']), pending: page(['ST-07'], []) })[0]).toMatch(
      /^ST-07 is pending/,
    );
  });

  it('a table that grew; only from not built to partly built an id may move', () => {
    const tested = new Set(['ST-01']);
    const former = [page(['ST-02'], ['ST-01'])];
    expect(faults({ tested, former, pending: page(['ST-02'], []) })).toEqual([]);
    expect(faults({ tested: new Set(['ST-01', 'ST-02']), former, pending: page([], ['ST-01', 'ST-02']) })).toEqual([]);
    expect(faults({ tested: new Set(['ST-02']), former, pending: page(['ST-01'], []) })[0]).toMatch(/^ST-01 was added/);
    expect(faults({ tested, former: [page(['ST-02'], [])], pending: page(['ST-02'], ['ST-01']) })[0]).toMatch(
      /^ST-01 was added/,
    );
    expect(faults({ tested, former: [page([])], pending: page(['ST-02'], []) })).toEqual([]);
  });
});
