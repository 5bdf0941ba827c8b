import type { APIRequestContext } from '@playwright/test';
import { CLIENT_HEADER, emailOf, PASSWORD } from './journey.ts';
import { linkIn, mailTo } from './mails.ts';
import { answerOf } from './rental-company.ts';

export interface Colleague {
  readonly email: string;
  readonly language: 'en-US' | 'de';
  readonly roles: readonly string[];
  /** Restricts the colleague to one project; without it, they see all. */
  readonly project?: string;
  /** Amount in euros above which an order needs approval. */
  readonly limit: string;
}

/** Invites a colleague as the main company's administrator, and returns the link in the mail. */
export async function invite(request: APIRequestContext, colleague: Colleague): Promise<string> {
  const { email, language, roles, project, limit } = colleague;
  const data = { email: emailOf('admin'), password: PASSWORD };
  const { accessToken } = await answerOf(request.post('/api/usermgmt/auth/login', { data }));
  const token = { authorization: `Bearer ${accessToken}`, 'x-opco': 'NL' };
  const { items: companies } = await answerOf(request.get('/api/corporate-clients', { headers: token }));
  const main = companies.find(({ name }: { name: string }) => name.startsWith('Bouwgroep'));
  const headers = { ...token, [CLIENT_HEADER]: main.externalUuid };
  const namedIn = async (path: string) => (await answerOf(request.get(path, { headers }))).items as Named[];
  const allRoles = await namedIn('/api/usermgmt/roles');
  const projects = project === undefined ? null : await namedIn(`/api/projects?q=${encodeURIComponent(project)}`);
  await answerOf(
    request.post('/api/usermgmt/users', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: {
        email,
        firstName: 'Greta',
        lastName: 'Brandt',
        language,
        roleIds: allRoles.filter(({ name }) => roles.includes(name)).map(({ id }) => id),
        projectIds: projects?.map(({ id }) => id) ?? null,
        orderLimit: { amount: limit, currency: 'EUR' },
      },
    }),
  );
  return linkIn(await mailTo(email, 'invitation'));
}
interface Named {
  readonly id: string;
  readonly name: string;
}
