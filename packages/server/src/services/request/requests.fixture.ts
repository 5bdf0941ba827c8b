import {
  type BodyInput,
  type ClientRequest,
  type createRequest,
  type Endpoint,
  getRequest,
  listRequests,
  type RequestSummary,
} from '@hireyard/contract';
import type { CallOptions, TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';

export type Entered = BodyInput<typeof createRequest>;
type EquipmentEdit = Extract<Entered, { kind: 'equipment' | 'quote' }>;

export const LIFT = {
  productCode: 'LIFT-10',
  text: null,
  quantity: 2,
  from: '2026-11-25',
  to: '2026-12-12',
  remark: ' rough ground tires ',
};
export const SLINGS = {
  productCode: null,
  text: 'Hoisting slings 2 t',
  quantity: 4,
  from: '2026-11-24',
  to: null,
  remark: null,
};
export const equipment = (own: Partial<EquipmentEdit> = {}): Entered => ({
  kind: 'equipment',
  title: ' Platform for level 12 ',
  projectId: null,
  poNumber: '',
  costCode: null,
  submit: true,
  lines: [LIFT, SLINGS],
  ...own,
});

/** Calls request endpoints within A. Default: as A's administrator. */
export function requestCalls(test: TestApp) {
  const send = async (endpoint: Endpoint, sample: CallOptions['sample'] & object, user?: TestUser, headers = {}) =>
    test.call(endpoint, { sample, token: await test.tokenOf(user ?? test.fixture.administrator), headers });
  const read = async (id: string, user?: TestUser): Promise<ClientRequest> =>
    (await send(getRequest, { params: { id } }, user)).json();
  const on = (endpoint: Endpoint, id: string, user?: TestUser, body?: unknown) =>
    send(endpoint, { params: { id }, ...(body === undefined ? {} : { body }) }, user);
  const listed = async (query: Record<string, string> = {}, user?: TestUser): Promise<RequestSummary[]> =>
    (await send(listRequests, { query: { size: '200', ...query } }, user)).json().items;
  return { send, read, on, listed };
}

/** Gives every line of a request the same answer. */
export const answerOf = ({ lines }: ClientRequest, by = 'ownAsset', note: string | null = 'BN-0321') => ({
  answers: lines.map(({ id: lineId }) => ({ lineId, by, note, assetId: null })),
});
