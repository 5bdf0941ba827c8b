import { mayRead, namesOf } from '../services/resources.ts';
import { dayTold } from './day-told.ts';
import type { Mail, MailContext } from './mail.ts';
import { longDate, mailAbout, type Notice, type Tidings } from './notification-mails.ts';
import type { ListedKind, MailParams } from './queue.ts';
import { type Reader, readerOf } from './reader.ts';
import { fill } from './texts.ts';
import { linkTo, toUser } from './user-mails.ts';

/** How many things a mail names; the page behind its button has all of them. */
const NAMED = 20;

/** Where each leads, in the portal. */
export const PAGES: Readonly<Record<ListedKind, string>> = {
  deliveryAnnounced: '/order/contracts?status=planned',
  endingSoon: '/order/contracts?due=thisWeek',
  invoiceOverdue: '/order/documents?status=overdue',
  inspectionDue: '/asset/assets?inspection=due&inspection=overdue',
};

/**
 * Everything of one kind that a user is told of at the same time (DOM-20), as far as they may still see it and it still
 * stands when it is sent. Of a single thing it is the mail of that.
 */
export async function notificationList(
  { userId, clientId, kind, at }: MailParams['notificationList'],
  context: MailContext,
): Promise<Mail | null> {
  const rows = await context.db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('at', '=', new Date(at))
    .orderBy('resource_id')
    .distinctOn('resource_id')
    .execute();
  const reader = await readerOf(context, userId, clientId);
  if (!reader) return null;
  const { named, further } = await tidingsOf(rows, reader, context);
  const [first] = named;
  if (!first) return null;
  if (named.length + further === 1) return mailAbout(first, reader, context);
  const { client, texts, ...mail } = await toUser(context, reader.user, clientId);
  const told = texts.notification;
  const number = (count: number) => new Intl.NumberFormat(mail.language).format(count);
  const values = { client: client?.name ?? mail.company, count: number(named.length + further) };
  const more: [string, string][] = further > 0 ? [[told.further, number(further)]] : [];
  return {
    ...mail,
    message: {
      subject: fill(told[kind].list.subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(told[kind].list.text, values)],
      facts: [...named.map(({ name, day }): [string, string] => [name, day && longDate(day, mail.language)]), ...more],
      action: { label: told.openList, url: linkTo(context, PAGES[kind]) },
      notes: [told.settings],
    },
  };
}

/** The first of them by their days, and how many there are beside these. */
async function tidingsOf(rows: readonly Notice[], { call }: Reader, context: MailContext) {
  const subjects = rows
    .filter(({ resource }) => mayRead(call.scope, resource))
    .map((row) => ({ row, resource: row.resource, id: row.resource_id }));
  const nameOf = await namesOf(call.db, subjects);
  const visible = subjects.flatMap((subject) => {
    const { name } = nameOf(subject);
    return name === null ? [] : [{ row: subject.row, name }];
  });
  const named: Tidings[] = [];
  let read = 0;
  for (const one of visible) {
    if (named.length === NAMED) break;
    read += 1;
    const day = await dayTold(one.row, context);
    if (day !== null) named.push({ ...one, day });
  }
  const byDay = (one: Tidings, other: Tidings) =>
    Number(one.day) - Number(other.day) || one.name.localeCompare(other.name);
  return { named: named.toSorted(byDay), further: visible.length - read };
}
