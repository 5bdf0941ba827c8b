import {
  type BodyOf,
  commentOnRequest,
  createOffHire,
  createRequest,
  type Endpoint,
  extendLines,
  pathOf,
  type ResponseOf,
} from '@hireyard/contract';
import type { HttpProblem } from '../http/problem.ts';
import type { QueuedWrite } from '../storage/device-database.ts';
import type { SentWrite } from '../storage/sent-writes.ts';

type Result = Pick<SentWrite, 'number' | 'path'>;

/** Returns the number and the page of the object that a queued write made, from the server's answer. */
export function resultOf({ endpoint, input }: Pick<QueuedWrite, 'endpoint' | 'input'>, answer: unknown): Result {
  const answered = <E extends Endpoint>() => answer as Partial<ResponseOf<E>> | null;
  if (endpoint === createOffHire.id) {
    const { id, number = null } = answered<typeof createOffHire>() ?? {};
    return { number, path: id ? pathOf({ resource: 'offHire', id }) : null };
  }
  if (endpoint === createRequest.id) {
    const { id, number = null } = answered<typeof createRequest>() ?? {};
    return { number, path: id ? pathOf({ resource: 'request', id }) : null };
  }
  if (endpoint === extendLines.id) {
    const [line] = answered<typeof extendLines>()?.lines ?? [];
    return { number: null, path: line ? pathOf({ resource: 'contract', id: line.contractId }) : null };
  }
  if (endpoint === commentOnRequest.id) {
    const { params } = input as { readonly params: { readonly id: string } };
    return { number: null, path: pathOf({ resource: 'request', id: params.id }) };
  }
  return { number: null, path: null };
}

/** The machines of a queued extension that the server did not extend, as a new write, and why. */
export interface RefusedPart {
  readonly input: unknown;
  readonly problem: HttpProblem;
  /** True if no machine was extended. */
  readonly isWhole: boolean;
}

/** Returns the refused part of a write whose answer is a success. Null if all of it was done. */
export function refusedPartOf(
  { endpoint, input }: Pick<QueuedWrite, 'endpoint' | 'input'>,
  answer: unknown,
): RefusedPart | null {
  if (endpoint !== extendLines.id) return null;
  const results = (answer as Partial<ResponseOf<typeof extendLines>> | null)?.lines ?? [];
  const refused = results.filter(({ extended }) => !extended);
  if (refused.length === 0) return null;
  const ids = new Set(refused.map(({ lineId }) => lineId));
  const { body } = input as { readonly body: BodyOf<typeof extendLines> };
  const lines = body.lines.filter(({ lineId }) => ids.has(lineId));
  const errors = refused.flatMap(({ issue }) => (issue ? [{ pointer: '/lines', ...issue }] : []));
  return {
    input: { ...(input as object), body: { ...body, lines } },
    problem: { type: 'validation', title: '', status: 422, traceId: null, errors },
    isWhole: refused.length === results.length,
  };
}
