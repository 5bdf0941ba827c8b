import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSESSED_ON } from '../packages/portal/src/areas/auth/accessibility.ts';
import { EN_301_549 } from './conformance/en-301-549.ts';
import { EVIDENCE, type Evidence } from './conformance/evidence.ts';
import { conformanceReport, usedEvidence } from './conformance/report.ts';
import { LEVEL_A, LEVEL_AA } from './conformance/wcag.ts';
import { root } from './packages.ts';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const evidence = Object.entries<Evidence>(EVIDENCE);

describe('[UI-15] the conformance report', () => {
  it('has every criterion of WCAG 2.2 at levels A and AA once', () => {
    const ids = [...LEVEL_A, ...LEVEL_AA].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([LEVEL_A.length, LEVEL_AA.length]).toEqual([31, 24]);
  });

  it('gives evidence for every level, and a reason where something is missing', () => {
    for (const { id, kit, portal } of [...LEVEL_A, ...LEVEL_AA, ...EN_301_549])
      for (const { level, evidence: given, remark } of [kit, portal]) {
        expect(given.length > 0, `${id} has evidence`).toBe(level !== 'Not Applicable');
        expect(remark !== '', `${id} has a reason`).toBe(level !== 'Supports');
      }
  });

  it.each(evidence)('finds the evidence %s where it says', (_name, { file, says, reviewedOn }) => {
    expect(read(file)).toContain(says);
    if (reviewedOn) expect(reviewedOn <= ASSESSED_ON).toBe(true);
  });

  it('names no evidence that no row gives', () => {
    expect(evidence.map(([name]) => name).filter((name) => !usedEvidence().has(name as never))).toEqual([]);
  });

  it('is what docs/conformance.md says', () => {
    const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string };
    expect(read('docs/conformance.md')).toBe(conformanceReport(version, ASSESSED_ON));
  });
});
