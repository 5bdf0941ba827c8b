import {
  type BodyInput,
  createProject,
  type Endpoint,
  getProject,
  listProjects,
  type Project,
  type ProjectSummary,
  putProject,
} from '@hireyard/contract';
import type { CallOptions, TestApp } from '../../testing/app.ts';
import type { TestClient, TestUser } from '../../testing/fixture.ts';

export type Edit = BodyInput<typeof createProject>;
const ENTERED: Edit = {
  number: 'P-2001',
  name: 'Quay North',
  addressId: null,
  siteContactId: null,
  defaultPo: ' 4500012 ',
  defaultCostCode: '',
  from: '2026-11-20',
  to: null,
  budget: { amount: '125000.5', currency: 'EUR' },
};

let count = 0;
/** Returns input for a project with a unique number. */
export const inputOf = (more: Partial<Edit> = {}): Edit => ({ ...ENTERED, number: `N-${++count}`, ...more });

export interface As extends Pick<CallOptions, 'headers'> {
  readonly user?: TestUser;
  readonly client?: TestClient;
}
/** Calls project endpoints. Default: as A's administrator within A. */
export function projectCalls(test: TestApp) {
  const send = async (endpoint: Endpoint, sample: CallOptions['sample'] & object, { user, client, headers }: As = {}) =>
    test.call(endpoint, {
      sample,
      token: await test.tokenOf(user ?? test.fixture.administrator),
      client: (client ?? test.fixture.a).uuid,
      ...(headers ? { headers } : {}),
    });
  const create = (body: Edit, as?: As) => send(createProject, { body }, as);
  const read = async (id: string, as?: As): Promise<Project> => (await send(getProject, { params: { id } }, as)).json();
  const edit = async (id: string, body: Edit, { version, ...as }: As & { version?: number } = {}) => {
    const tag = `"${version ?? (await read(id)).version}"`;
    return send(putProject, { params: { id }, body }, { ...as, headers: { 'if-match': tag } });
  };
  const move = (endpoint: Endpoint, id: string, as?: As) => send(endpoint, { params: { id } }, as);
  const listed = async (query: Record<string, string> = {}, as?: As): Promise<ProjectSummary[]> =>
    (await send(listProjects, { query: { size: '200', ...query } }, as)).json().items;
  return { send, create, read, edit, move, listed };
}
export const idsOf = (projects: readonly { readonly id: string }[]) => projects.map(({ id }) => id);
