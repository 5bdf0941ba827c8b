import type { EvidenceName } from './evidence.ts';

/** The words of the VPAT form. */
export type Level = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable';

export interface Judged {
  readonly level: Level;
  readonly evidence: readonly EvidenceName[];
  /** Reason where the level is not `Supports`. */
  readonly remark: string;
}

/** A row of a table: a criterion of WCAG, or a clause of EN 301 549. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly kit: Judged;
  readonly portal: Judged;
}

export const supports = (...evidence: readonly EvidenceName[]): Judged => ({ level: 'Supports', evidence, remark: '' });
export const partially = (remark: string, ...evidence: readonly EvidenceName[]): Judged => ({
  level: 'Partially Supports',
  evidence,
  remark,
});
export const doesNot = (remark: string, ...evidence: readonly EvidenceName[]): Judged => ({
  level: 'Does Not Support',
  evidence,
  remark,
});
export const notApplicable = (remark: string): Judged => ({ level: 'Not Applicable', evidence: [], remark });

export const row = (id: string, name: string, kit: Judged, portal: Judged = kit): Row => ({ id, name, kit, portal });
