import { EN_301_549 } from './en-301-549.ts';
import { EVIDENCE, type Evidence, type EvidenceName } from './evidence.ts';
import type { Judged, Row } from './judged.ts';
import { LEVEL_A, LEVEL_AA } from './wcag.ts';

const PARTS = ['kit', 'portal'] as const;

const cells = (values: readonly string[]): string => `| ${values.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [cells(head), cells(head.map(() => '---')), ...rows.map(cells)].join('\n');

const judged = ({ level, evidence, remark }: Judged): string => {
  const names = evidence.map((name) => EVIDENCE[name].name).join(', ');
  return [`**${level}**.`, remark, names && `Evidence: ${names}.`].filter(Boolean).join(' ');
};

const rowsOf = (rows: readonly Row[]) =>
  table(
    ['', 'criterion', '`@hireyard/ui`', 'portal'],
    rows.map(({ id, name, ...parts }) => [id, name, ...PARTS.map((part) => judged(parts[part]))]),
  );

const evidenceRows = (assessedOn: string) =>
  Object.values<Evidence>(EVIDENCE).map(({ name, file, reviewedOn }) => [
    name,
    reviewedOn === undefined ? 'test' : 'review',
    `\`${file}\``,
    reviewedOn ?? assessedOn,
  ]);

/** Names of all evidence that some row gives. */
export const usedEvidence = (): Set<EvidenceName> =>
  new Set([...LEVEL_A, ...LEVEL_AA, ...EN_301_549].flatMap(({ kit, portal }) => [...kit.evidence, ...portal.evidence]));

/** Writes the conformance report in the form of a VPAT 2.5. */
export const conformanceReport = (version: string, assessedOn: string): string => `# Accessibility conformance report

By the form VPAT 2.5, edition for EN 301 549 with WCAG 2.2. Made by \`node scripts/conformance.ts\` from
\`scripts/conformance\`: change it there.

- **Products**: the component kit \`@hireyard/ui\` ${version}, and the customer portal that is built on it.
- **Date of the assessment**: ${assessedOn}. The portal's statement for its users, \`/auth/accessibility\`, has the same date.
- **Standards**: WCAG 2.2 at levels A and AA; EN 301 549 V3.2.1. Level AAA was not evaluated.
- **Method**: self-assessment. Tests run with every commit, the long ones every night, and count on the day of the
  assessment. A review counts on its own day.
- **Not done**: nobody who uses a screen reader, magnifier or voice control every day has tried either. What a screen reader
  says was read from a model of one, not from NVDA, JAWS or VoiceOver. No part was assessed by a third party.

Levels are those of the form: Supports, Partially Supports, Does Not Support, Not Applicable.

## WCAG 2.2, level A (EN 301 549, clause 9)

${rowsOf(LEVEL_A)}

## WCAG 2.2, level AA (EN 301 549, clause 9)

${rowsOf(LEVEL_AA)}

## EN 301 549, other clauses

${rowsOf(EN_301_549)}

## Evidence

${table(['evidence', 'kind', 'where', 'counts on'], evidenceRows(assessedOn))}
`;
