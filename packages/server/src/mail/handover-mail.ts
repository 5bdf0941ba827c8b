import { deskPathOf } from '@hireyard/contract/desk';
import { companyDb } from '../database/client/company-db.ts';
import { companyOf } from '../services/backoffice/company-of.ts';
import { entriesOf } from '../services/backoffice/inbox.ts';
import { inboxRows } from '../services/backoffice/inbox-rows.ts';
import { captionOf, factsOf } from './inbox-mail.ts';
import type { Mail, MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { fill } from './texts.ts';
import { timesIn } from './times.ts';
import { linkTo, nameOf, toUser, userBy } from './user-mails.ts';

/**
 * Composes the mail to the colleague to whom an entry of the inbox was handed over (DK-23). Null if the entry waits no
 * more, if somebody else sees to it by now, or if the colleague does not act at the desk.
 */
export async function handedOver(
  { opCo, userId, kind, id, handedBy }: MailParams['handedOver'],
  context: MailContext,
): Promise<Mail | null> {
  const { db, now } = context;
  const company = companyDb(db, opCo, now);
  const isColleague = (await company.colleagues()).some((person) => person.id === userId);
  const user = isColleague ? await userBy(db, 'id', userId) : undefined;
  const row = await inboxRows(company, now)
    .where('entry.kind', '=', kind)
    .where('entry.id', '=', id)
    .where('seen.by_user_id', '=', userId)
    .executeTakeFirst();
  if (!user || !row) return null;
  const [entry] = await entriesOf({ db: { ...company, language: user.language }, now }, [row]);
  if (!entry) return null;
  const { client: _client, texts, ...mail } = await toUser(context, user, null);
  const author = handedBy === null ? undefined : await userBy(db, 'id', handedBy);
  const isThere = author?.status === 'active';
  const about = captionOf(entry, texts.inbox);
  const values = { about, actor: isThere ? nameOf(author, user.language) : mail.company };
  const { subject, text, action } = texts.handedOver;
  const { timeZone } = await companyOf({ db: company });
  return {
    ...mail,
    replyTo: isThere ? author.email : mail.replyTo,
    message: {
      subject: fill(subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(text, values)],
      tables: [{ caption: about, facts: factsOf(entry, texts, timesIn(mail.dateLocale, timeZone)) }],
      action: { label: action, url: linkTo(context, deskPathOf(kind, id)) },
    },
  };
}
