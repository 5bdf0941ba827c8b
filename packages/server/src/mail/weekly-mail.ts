import type { Attention, AttentionItem, Language, Money } from '@hireyard/contract';
import { localDate } from '../domain/calendar.ts';
import { domainTime } from '../domain/demo-clock.ts';
import { readAttention } from '../services/attention/read-attention.ts';
import { readClock } from '../simulator/clock-store.ts';
import type { Mail, MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { readerOf } from './reader.ts';
import { fill, type MailTexts } from './texts.ts';
import { linkTo, toUser } from './user-mails.ts';

/** How many entries a mail names; the page has all of them. */
const NAMED = 5;

/** What needs a user at a client, as the page shows it to them when it is sent; nothing is no mail (DOM-36). */
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
  const answer = await readAttention(call, { page: 0, size: NAMED, cause: [], view: 'everyone' });
  if (answer.items.length === 0) return null;
  const { client, texts, ...mail } = await toUser(context, user, clientId);
  const told = texts.weekly;
  const day = new Date(`${localDate(now, call.scope.timeZone)}T00:00:00Z`);
  const date = new Intl.DateTimeFormat(mail.language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const values = { client: client?.name ?? mail.company, date };
  const cost = answer.running.furtherDay?.map((money) => moneyOf(money, mail.language)).join(' + ');
  return {
    ...mail,
    message: {
      subject: fill(told.subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(told.text, values), ...(cost ? [fill(told.running, { cost })] : [])],
      tables: [
        { caption: told.counts, facts: countsOf(answer, told, mail.language) },
        { caption: told.first, facts: await entriesOf(answer.items, told, mail.language, call) },
      ],
      action: { label: told.action, url: linkTo(context, '/order/attention') },
      links: [{ label: told.settings, url: linkTo(context, '/order/profile') }],
    },
  };
}

type Told = MailTexts['weekly'];
const moneyOf = ({ amount, currency }: Money, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral);

function countsOf({ causes, views }: Attention, told: Told, language: Language): [string, string][] {
  const number = new Intl.NumberFormat(language);
  return [
    ...causes.map(({ cause, count }): [string, string] => [told.causes[cause], number.format(count)]),
    [told.all, number.format(views.everyone)],
  ];
}

/** What each is and where; why it is there, and what it costs or is about where its reader may see that. */
async function entriesOf(
  items: readonly AttentionItem[],
  told: Told,
  language: Language,
  { db }: Parameters<typeof readAttention>[0],
): Promise<[string, string][]> {
  const codes = items.flatMap(({ productCode }) => productCode ?? []);
  const products = await db
    .selectFrom('product_translation')
    .select(['product_code', 'name'])
    .where('language', '=', language)
    .where('product_code', 'in', codes.length > 0 ? codes : [''])
    .execute();
  const whatOf = ({ cause, subject, title, productCode, quantity }: AttentionItem): string => {
    if (cause === 'orderApproval' || cause === 'invoiceDue') return subject.name ?? '';
    const name = products.find(({ product_code: code }) => code === productCode)?.name ?? productCode ?? '';
    return title ?? (quantity > 1 ? `${new Intl.NumberFormat(language).format(quantity)} × ${name}` : name);
  };
  const costOf = ({ furtherDay, estimate, due }: AttentionItem): string | null => {
    if (furtherDay) return fill(told.perDay, { cost: moneyOf(furtherDay, language) });
    if (estimate) return fill(told.estimate, { cost: moneyOf(estimate, language) });
    return due ? fill(told.toPay, { cost: moneyOf(due, language) }) : null;
  };
  return items.map((item) => [
    [whatOf(item), item.fleetNumber, item.project?.name].filter(Boolean).join(' · '),
    [told.causes[item.cause], costOf(item)].filter(Boolean).join(' · '),
  ]);
}
