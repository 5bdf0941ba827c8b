import { type ClientRequest, type Contract, cancelRequest, createRequest, getContract } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Entered, requestCalls } from './requests.fixture.ts';

let test: TestApp;
let calls: ReturnType<typeof requestCalls>;
beforeAll(async () => {
  test = await startTestApp();
  calls = requestCalls(test);
});
afterAll(() => test.close());

it('[DOM-04] a contract names the open requests about each of its machines, and no drafts', async () => {
  const { a } = test.fixture;
  const line = await test.database.db
    .selectFrom('contract_line')
    .where('client_id', '=', a.id)
    .where('status', '=', 'onRent')
    .select(['id', 'contract_id'])
    .executeTakeFirstOrThrow();
  const body = {
    kind: 'service',
    title: 'Does not start',
    projectId: null,
    poNumber: null,
    costCode: null,
    contractLineId: line.id,
    assetId: null,
    fault: 'breakdown',
    safeToUse: false,
    description: 'Nothing happens when the key is turned.',
    attachmentIds: [],
  };
  const report = async (submit: boolean): Promise<ClientRequest> => {
    const answer = await calls.send(createRequest, { body: { ...body, submit } as Entered });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const named = async () => {
    const contract: Contract = (await calls.send(getContract, { params: { id: line.contract_id } })).json();
    return contract.lines.flatMap(({ id, requests }) => requests.map((request) => ({ line: id, ...request })));
  };
  const before = await named();
  await report(false);
  const { id, number } = await report(true);
  expect(await named()).toEqual([{ line: line.id, id, number }, ...before]);
  await calls.send(cancelRequest, { params: { id } });
  expect(await named()).toEqual(before);
});
