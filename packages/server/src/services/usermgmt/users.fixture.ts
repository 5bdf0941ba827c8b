import {
  type BodyInput,
  type Endpoint,
  getRole,
  getUser,
  inviteUser,
  listRoles,
  listUsers,
  putRole,
  putUser,
  type Right,
  type Role,
  type User,
  type UserSummary,
} from '@hireyard/contract';
import type { CallOptions, TestApp } from '../../testing/app.ts';
import type { TestClient, TestUser } from '../../testing/fixture.ts';

export interface As {
  readonly user?: TestUser;
  readonly client?: TestClient;
}
type Edit = BodyInput<typeof putUser>;

/** Calls user and role endpoints. Default: as A's administrator within A. */
export function userCalls(test: TestApp) {
  const send = async (
    endpoint: Endpoint,
    sample: CallOptions['sample'] & object,
    { user, client }: As = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    test.call(endpoint, {
      sample,
      token: await test.tokenOf(user ?? test.fixture.administrator),
      client: (client ?? test.fixture.a).uuid,
      headers,
    });
  const read = async (id: string, as?: As): Promise<User> => (await send(getUser, { params: { id } }, as)).json();
  const readRole = async (id: string, as?: As): Promise<Role> => (await send(getRole, { params: { id } }, as)).json();
  return {
    send,
    read,
    readRole,
    listed: async (query: Record<string, string> = {}, as?: As): Promise<UserSummary[]> =>
      (await send(listUsers, { query: { size: '200', ...query } }, as)).json().items,
    roles: async (as?: As): Promise<Role[]> => (await send(listRoles, {}, as)).json().items,
    act: (endpoint: Endpoint, id: string, as?: As) => send(endpoint, { params: { id } }, as),
    invite: (body: BodyInput<typeof inviteUser>, as?: As) => send(inviteUser, { body }, as),
    edit: async (id: string, body: Edit, as?: As) => {
      const { version } = await read(id);
      return send(putUser, { params: { id }, body }, as, { 'if-match': `"${version}"` });
    },
    editRole: async (id: string, body: { name?: string; rights: readonly Right[] }, as?: As) => {
      const { name, version } = await readRole(id);
      return send(putRole, { params: { id }, body: { name, ...body } }, as, { 'if-match': `"${version}"` });
    },
  };
}
