import type { RequestKind, RequestStatus } from '@hireyard/contract';

export type Plan = readonly [kind: RequestKind, status: RequestStatus, askedBack?: true];
/** Each kind and status at least twice; most requests are for equipment, as in practice. */
export const PLAN: readonly [Plan, ...Plan[]] = [
  ['equipment', 'fulfilled'],
  ['equipment', 'rejected'],
  ['quote', 'approved'],
  ['service', 'fulfilled'],
  ['billing', 'rejected'],
  ['equipment', 'cancelled'],
  ['change', 'cancelled'],
  ['equipment', 'approved'],
  ['service', 'inReview'],
  ['equipment', 'quoted'],
  ['billing', 'inReview'],
  ['change', 'submitted'],
  ['quote', 'quoted'],
  ['equipment', 'inReview', true],
  ['equipment', 'inReview'],
  ['equipment', 'draft'],
  ['billing', 'submitted'],
  ['service', 'draft'],
  ['equipment', 'submitted'],
];

/** Steps to each status. */
const WAYS: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  draft: ['draft'],
  submitted: ['draft', 'submitted'],
  inReview: ['draft', 'submitted', 'inReview'],
  quoted: ['draft', 'submitted', 'inReview', 'quoted'],
  approved: ['draft', 'submitted', 'inReview', 'approved'],
  rejected: ['draft', 'submitted', 'inReview', 'rejected'],
  fulfilled: ['draft', 'submitted', 'inReview', 'approved', 'fulfilled'],
  cancelled: ['draft', 'submitted', 'cancelled'],
};

/** Returns the steps to a status. A price that was asked for is quoted before its writer approves it. */
export const wayOf = (kind: RequestKind, status: RequestStatus): readonly RequestStatus[] =>
  WAYS[status].flatMap((step) => (kind === 'quote' && step === 'approved' ? (['quoted', step] as const) : [step]));
