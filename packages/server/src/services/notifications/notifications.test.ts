import {
  getGlobalActions,
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  type Notification,
  type NotificationSetting,
  putNotificationSettings,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientDb } from '../../database/client/client-db.ts';
import type { Notice } from '../../database/client/notify.ts';
import { ORIGIN, startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { mailsOf } from '../../testing/mails.ts';

let test: TestApp;
let mails: ReturnType<typeof mailsOf>;
beforeAll(async () => {
  test = await startTestApp();
  mails = mailsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('notification').execute();
});

/** Notifies in the name of A's administrator. */
const notify = (notice: Notice) =>
  clientDb(
    test.database.db,
    { userId: test.fixture.administrator.id, clientId: test.fixture.a.id, projects: 'all' },
    test.now(),
  ).notify(notice);
const callBy = async (user: TestUser, endpoint: Parameters<TestApp['call']>[0], body?: object, version?: number) =>
  test.call(endpoint, {
    sample: { body },
    token: await test.tokenOf(user),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const listOf = async (user: TestUser): Promise<Notification[]> => (await callBy(user, listNotifications)).json().items;
const unreadOf = async (user: TestUser): Promise<number> =>
  (await callBy(user, getGlobalActions)).json().notifications.unread;
const onProject = (index: 0 | 1, userIds: readonly string[]): Notice => ({
  kind: 'comment',
  userIds,
  subject: { resource: 'project', id: test.fixture.a.projectIds[index] },
});

describe('notifications', () => {
  it('[DOM-20] tell each user apart, in the portal and by mail, but not who did it', async () => {
    const { administrator, ofBoth, administratorOfB, a } = test.fixture;
    await notify(onProject(0, [administrator.id, ofBoth.id, ofBoth.id, administratorOfB.id]));
    expect(await listOf(ofBoth)).toMatchObject([
      {
        kind: 'comment',
        actor: { id: administrator.id, name: 'Test User' },
        subject: { resource: 'project', id: a.projectIds[0], name: 'Alpha Bouw first project' },
        isRead: false,
      },
    ]);
    expect(await listOf(administrator)).toEqual([]);
    const sent = await mails.next();
    expect(sent.map(({ to, template }) => [to.address, template])).toEqual([[ofBoth.email, 'notification']]);
    expect(sent[0]?.message.subject).toContain('Alpha Bouw first project');
    expect(sent[0]?.message.action?.url).toBe(`${ORIGIN}/order/company/projects/${a.projectIds[0]}?client=${a.uuid}`);
  });

  it('[DOM-20] are read by one user alone, some or all at once', async () => {
    const { ofBoth, confined } = test.fixture;
    for (let n = 0; n < 3; n += 1) await notify(onProject(0, [ofBoth.id, confined.id]));
    const [first] = await listOf(ofBoth);
    expect(await unreadOf(ofBoth)).toBe(3);
    const foreign = await callBy(confined, markNotificationsRead, { ids: [first?.id] });
    expect(foreign.json()).toMatchObject({ type: 'not-found' });
    expect((await callBy(ofBoth, markNotificationsRead, { ids: [first?.id] })).statusCode).toBe(204);
    expect(await unreadOf(ofBoth)).toBe(2);
    expect((await callBy(ofBoth, markNotificationsRead, { ids: null })).statusCode).toBe(204);
    expect([await unreadOf(ofBoth), await unreadOf(confined)]).toEqual([0, 3]);
    expect((await listOf(ofBoth)).map(({ isRead }) => isRead)).toEqual([true, true, true]);
    await mails.next();
  });

  it('[DOM-20] say nothing of what their user may not see', async () => {
    const { confined, lacking, a } = test.fixture;
    const noContracts = lacking['contract-view'];
    await notify(onProject(1, [confined.id]));
    await notify({ kind: 'comment', userIds: [noContracts.id], subject: { resource: 'contract', id: a.contractId } });
    for (const user of [confined, noContracts]) {
      expect([await listOf(user), await unreadOf(user)]).toEqual([[], 0]);
    }
    expect(await mails.next()).toEqual([]);
  });

  it('[DOM-20] come as each user has set it, kind by kind', async () => {
    const { ofBoth } = test.fixture;
    const before = (await callBy(ofBoth, getNotificationSettings)).json();
    expect(before.version).toBe(0);
    expect(before.kinds).toContainEqual({ kind: 'comment', portal: true, mail: true });
    const set = async (kinds: NotificationSetting[], version: number) => {
      const answer = await callBy(ofBoth, putNotificationSettings, { kinds }, version);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const tell = async () => {
      await notify(onProject(0, [ofBoth.id]));
      return [(await listOf(ofBoth)).length, (await mails.next()).length];
    };
    await set([{ kind: 'comment', portal: true, mail: false }], 0);
    expect(await tell()).toEqual([1, 0]);
    await set([{ kind: 'comment', portal: false, mail: true }], 1);
    expect(await tell()).toEqual([1, 1]);
    await set([{ kind: 'comment', portal: false, mail: false }], 2);
    expect(await tell()).toEqual([1, 0]);
    await set([{ kind: 'inspectionDue', portal: false, mail: false }], 3);
    expect(await tell()).toEqual([2, 1]);
    const stale = await callBy(ofBoth, putNotificationSettings, { kinds: [] }, 0);
    expect(stale.json()).toMatchObject({ type: 'stale-version' });
  });
});
