import { expect, it } from 'vitest';

const COLUMNS = import.meta.glob('../**/*-columns.tsx', { query: '?raw', import: 'default', eager: true });

it('[NAV-09] no status is sorted by its rank under the words of names', () => {
  const sources = Object.values(COLUMNS).map(String);
  const byStatus = sources.filter((source) => /(sort|status): 'status'/.test(source));
  expect(byStatus.length).toBeGreaterThanOrEqual(5);
  for (const source of byStatus) {
    // Labels of the sort order, and labels of a table of columns.
    expect(source).not.toMatch(/sort: 'status',\s*sortLabels: sortLabels\('name'/);
    expect(source).not.toMatch(/status: 'name'/);
  }
});
