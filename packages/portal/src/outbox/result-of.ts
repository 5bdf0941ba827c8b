import {
  commentOnRequest,
  createOffHire,
  createRequest,
  type Endpoint,
  extendLines,
  pathOf,
  type ResponseOf,
} from '@hireyard/contract';
import type { QueuedWrite } from '../storage/device-database.ts';
import type { SentWrite } from '../storage/sent-writes.ts';

type Result = Pick<SentWrite, 'number' | 'path'>;

/** Returns the number and the page of what a queued write made, from the server's answer. */
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
