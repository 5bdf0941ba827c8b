import { mayRead, namesOf } from '../services/resources.ts';
import type { Mail, MailContext } from './mail.ts';
import { mailDay } from './mail-day.ts';
import { type ListedNotice, longDate, mailAbout, type Notice } from './notification-mails.ts';
import type { ListedKind, MailParams } from './queue.ts';
import { type Reader, readerOf } from './reader.ts';
import { fill } from './texts.ts';
import { linkOf, toUser } from './user-mails.ts';

/** Number of items that a mail lists. The page behind its button has all of them. */
const MAX_LISTED = 20;

/** Page of the portal for each kind. */
export const PAGES: Readonly<Record<ListedKind, string>> = {
  deliveryAnnounced: '/order/contracts?status=planned',
  endingSoon: '/order/contracts?due=thisWeek',
  invoiceOverdue: '/order/documents?status=overdue',
  inspectionDue: '/asset/assets?inspection=due&inspection=overdue',
};

/**
 * Composes one mail for all notifications of one kind and time (DOM-20). Includes those that the user may still see and
 * that still apply when it is sent. A single notification gets its own mail.
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
  const { listed, further } = await listedNotices(rows, reader, context);
  const [first] = listed;
  if (!first) return null;
  if (listed.length + further === 1) return mailAbout(first, reader, context);
  const { client, texts, ...mail } = await toUser(context, reader.user, clientId);
  const wording = texts.notification;
  const number = (count: number) => new Intl.NumberFormat(mail.language).format(count);
  const values = { client: client?.name ?? mail.company, count: number(listed.length + further) };
  const more: [string, string][] = further > 0 ? [[wording.further, number(further)]] : [];
  return {
    ...mail,
    message: {
      subject: fill(wording[kind].list.subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(wording[kind].list.text, values)],
      facts: [
        ...listed.map(({ name, day }): [string, string] => [name, day && longDate(day, mail.dateLocale)]),
        ...more,
      ],
      action: { label: wording.openList, url: linkOf(context, client, PAGES[kind]) },
      notes: [wording.settings],
    },
  };
}

/** Returns the first items by day, and the number of further ones. */
async function listedNotices(rows: readonly Notice[], { call }: Reader, context: MailContext) {
  const subjects = rows
    .filter(({ resource }) => mayRead(call.scope, resource))
    .map((row) => ({ row, resource: row.resource, id: row.resource_id }));
  const nameOf = await namesOf(call.db, subjects);
  const visible = subjects.flatMap((subject) => {
    const { name } = nameOf(subject);
    return name === null ? [] : [{ row: subject.row, name }];
  });
  const listed: ListedNotice[] = [];
  let read = 0;
  for (const one of visible) {
    if (listed.length === MAX_LISTED) break;
    read += 1;
    const day = await mailDay(one.row, context);
    if (day !== null) listed.push({ ...one, day });
  }
  const byDay = (one: ListedNotice, other: ListedNotice) =>
    Number(one.day) - Number(other.day) || one.name.localeCompare(other.name);
  return { listed: listed.toSorted(byDay), further: visible.length - read };
}
