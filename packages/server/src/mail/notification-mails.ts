import { pathOf } from '@hireyard/contract';
import { clientDb } from '../database/client/client-db.ts';
import { readClientScope } from '../http/client-scope.ts';
import { ProblemError } from '../http/problem.ts';
import { mayRead, namesOf } from '../services/resources.ts';
import { dayTold } from './day-told.ts';
import type { Mail, MailContext } from './mail.ts';
import { offHireFacts } from './off-hire-facts.ts';
import type { MailParams } from './queue.ts';
import { fill } from './texts.ts';
import { linkTo, nameOf, toUser, userBy } from './user-mails.ts';

/** What happened, to who may still see it when it is sent. */
export async function notification(
  { notificationId }: MailParams['notification'],
  context: MailContext,
): Promise<Mail | null> {
  const { db, now } = context;
  const row = await db
    .selectFrom('notification as n')
    .innerJoin('corporate_client as c', 'c.id', 'n.client_id')
    .selectAll('n')
    .select('c.external_uuid')
    .where('n.id', '=', notificationId)
    .executeTakeFirst();
  if (!row || row.kind === 'invited') return null;
  const user = await userBy(db, 'id', row.user_id);
  if (user?.status !== 'active') return null;
  const scope = await readClientScope(db, user.id, row.external_uuid).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
  if (!scope || !mayRead(scope, row.resource)) return null;
  const subject = { resource: row.resource, id: row.resource_id };
  const { name } = (await namesOf(clientDb(db, scope, now), [subject]))(subject);
  if (name === null) return null;
  const { client, texts, ...mail } = await toUser(context, user, row.client_id);
  const actor = row.actor_id === null ? undefined : await userBy(db, 'id', row.actor_id);
  const told = texts.notification[row.kind];
  const day = await dayTold(row, context);
  // Moved, paid or given to another meanwhile.
  if (day === null) return null;
  const date = day && new Intl.DateTimeFormat(mail.language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const values = {
    subject: name,
    actor: actor ? nameOf(actor) : mail.company,
    client: client?.name ?? mail.company,
    date,
  };
  return {
    ...mail,
    message: {
      subject: fill(told.subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(told.text, values)],
      ...(row.kind === 'offHireNumber' && { facts: await offHireFacts(row.resource_id, name, mail.language, context) }),
      action: { label: texts.notification.action, url: linkTo(context, pathOf(subject)) },
      notes: [texts.notification.settings],
    },
  };
}
