import type { ClientRequest, RequestStatus, RequestStep } from '@hireyard/contract';

export interface PathStep {
  readonly status: RequestStatus;
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
  readonly reached: RequestStep | null;
}

const PATH: readonly RequestStatus[] = ['draft', 'submitted', 'inReview', 'quoted', 'approved', 'fulfilled'];
const isOver = (status: RequestStatus) => status === 'rejected' || status === 'cancelled';

/** Returns past statuses, then the future ones of this kind. A proposal is part of a quote. */
export function pathOf({ kind, status, steps }: Pick<ClientRequest, 'kind' | 'status' | 'steps'>): PathStep[] {
  const reached = steps.map((step): PathStep => {
    const isLast = step.status === status;
    const state = !isLast || status === 'fulfilled' ? 'done' : isOver(status) ? 'failed' : 'current';
    return { status: step.status, state, reached: step };
  });
  if (isOver(status)) return reached;
  const ahead = PATH.slice(PATH.indexOf(status) + 1).filter((next) => next !== 'quoted' || kind === 'quote');
  return [...reached, ...ahead.map((next): PathStep => ({ status: next, state: 'ahead', reached: null }))];
}
