import type { Attention, AttentionItem, Language, Money } from '@hireyard/contract';
import { localDate } from '../domain/calendar.ts';
import { domainTime } from '../domain/demo-clock.ts';
import { readAttention } from '../services/attention/read-attention.ts';
import { namesOfProducts } from '../services/names-of-products.ts';
import { readClock } from '../simulator/clock-store.ts';
import type { Mail, MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { readerOf } from './reader.ts';
import { fill, type MailTexts } from './texts.ts';
import { linkOf, linkTo, toUser } from './user-mails.ts';

/** Number of entries that a mail lists. The page has all of them. */
const MAX_LISTED = 5;

/** Composes the weekly mail with the entries that the attention page shows now. Null if there are none (DOM-36). */
export async function weekly({ userId, clientId }: MailParams['weekly'], context: MailContext): Promise<Mail | null> {
  const { db } = context;
  const isWanted = await db
    .selectFrom('notification_setting')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('weekly_mail', '=', true)
    .executeTakeFirst();
  if (!isWanted) return null;
  const now = domainTime(await readClock(db), context.now);
  const reader = await readerOf({ db, now }, userId, clientId);
  if (!reader) return null;
  const { user, call } = reader;
  const answer = await readAttention(call, { page: 0, size: MAX_LISTED, cause: [], view: 'everyone' });
  if (answer.items.length === 0) return null;
  const { client, texts, ...mail } = await toUser(context, user, clientId);
  const wording = texts.weekly;
  const day = new Date(`${localDate(now, call.scope.timeZone)}T00:00:00Z`);
  const date = new Intl.DateTimeFormat(mail.dateLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const values = { client: client?.name ?? mail.company, date };
  const cost = answer.running.furtherDay?.map((money) => moneyOf(money, mail.language)).join(' + ');
  return {
    ...mail,
    message: {
      subject: fill(wording.subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(wording.text, values), ...(cost ? [fill(wording.running, { cost })] : [])],
      tables: [
        { caption: wording.counts, facts: countsOf(answer, wording, mail.language) },
        { caption: wording.first, facts: await entriesOf(answer.items, wording, mail.language, call) },
      ],
      action: { label: wording.action, url: linkOf(context, client, '/order/attention') },
      links: [{ label: wording.settings, url: linkTo(context, '/order/profile') }],
    },
  };
}

type Wording = MailTexts['weekly'];
const moneyOf = ({ amount, currency }: Money, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral);

function countsOf({ causes, views }: Attention, wording: Wording, language: Language): [string, string][] {
  const number = new Intl.NumberFormat(language);
  return [
    ...causes.map(({ cause, count }): [string, string] => [wording.causes[cause], number.format(count)]),
    [wording.all, number.format(views.everyone)],
  ];
}

/** Describes each entry: its name, place and reason, and its amount if the reader may see amounts. */
async function entriesOf(
  items: readonly AttentionItem[],
  wording: Wording,
  language: Language,
  { db }: Parameters<typeof readAttention>[0],
): Promise<[string, string][]> {
  const codes = items.flatMap(({ productCode }) => productCode ?? []);
  const names = await namesOfProducts(db, language, codes);
  const whatOf = ({ cause, subject, title, productCode, quantity }: AttentionItem): string => {
    if (cause === 'orderApproval' || cause === 'invoiceDue') return subject.name ?? '';
    const name = names.get(productCode ?? '') ?? productCode ?? '';
    return title ?? (quantity > 1 ? `${new Intl.NumberFormat(language).format(quantity)} × ${name}` : name);
  };
  const costOf = ({ furtherDay, estimate, due }: AttentionItem): string | null => {
    if (furtherDay) return fill(wording.perDay, { cost: moneyOf(furtherDay, language) });
    if (estimate) return fill(wording.estimate, { cost: moneyOf(estimate, language) });
    return due ? fill(wording.toPay, { cost: moneyOf(due, language) }) : null;
  };
  return items.map((item) => [
    [whatOf(item), item.fleetNumber, item.project?.name].filter(Boolean).join(' · '),
    [wording.causes[item.cause], costOf(item)].filter(Boolean).join(' · '),
  ]);
}
