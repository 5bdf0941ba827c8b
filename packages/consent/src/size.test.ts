// @vitest-environment node
import { expect, it } from 'vitest';
import { measureConsent } from '../scripts/sizes.ts';

it('[CC-12] a return visit pays at most 6 kB gzip, notice and dialog at most 15 kB more', {
  timeout: 60_000,
}, async () => {
  const { returnVisit, onDemand } = await measureConsent();
  expect(returnVisit).toBeLessThanOrEqual(6_000);
  expect(onDemand).toBeLessThanOrEqual(8_600); // the limit is 15,000; with 5 % of room, so that growth is noticed
});
