import type { Language } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { branded, type Mail, type MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { fill, MAIL_TEXTS } from './texts.ts';

type Prospect = Selectable<Database['prospect']>;

/**
 * Reads the registration with its operating company. Throws if the company has no address in the application config.
 * The mail then waits for an address, and the log reports it.
 */
async function read(id: string, { db, companies }: MailContext) {
  const prospect = await db.selectFrom('prospect').selectAll().where('id', '=', id).executeTakeFirst();
  if (!prospect) return null;
  const company = companies.find(({ code }) => code === prospect.op_co);
  if (!company?.contact.email) throw Object.assign(new Error(), { code: 'NO_RENTAL_CONTACT' });
  return { prospect, company, name: `${prospect.first_name} ${prospect.last_name}` };
}

/** Facts of the registration form, in the reader's language. */
function factsOf(prospect: Prospect, language: Language): (readonly [string, string])[] {
  const { facts } = MAIL_TEXTS[language];
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  return [
    [facts.company, prospect.company],
    [facts.vatNumber, prospect.vat_number],
    [facts.country, countries.of(prospect.country) ?? prospect.country],
    [facts.name, `${prospect.first_name} ${prospect.last_name}`],
    [facts.email, prospect.email],
    [facts.phone, phoneText(prospect.phone)],
    [facts.language, languages.of(prospect.language) ?? prospect.language],
  ];
}

/** Composes the mail to the rental company, whose reply goes to the visitor. */
export async function prospect({ prospectId }: MailParams['prospect'], context: MailContext): Promise<Mail | null> {
  const registration = await read(prospectId, context);
  if (!registration) return null;
  const { company, name } = registration;
  const { subject, greeting, text, reply } = MAIL_TEXTS[company.language].prospect;
  const values = { client: registration.prospect.company, name };
  return {
    to: { name: company.name, address: company.contact.email },
    language: company.language,
    company: company.name,
    ...branded(company.brand),
    replyTo: registration.prospect.email,
    message: {
      subject: fill(subject, values),
      greeting,
      paragraphs: [fill(text, values)],
      facts: factsOf(registration.prospect, company.language),
      notes: [fill(reply, values)],
    },
  };
}

/**
 * Composes the mail to the visitor, in the language of the registration. Repeats nothing that was entered: anybody can
 * enter any address, and would write to its owner in the name of the company.
 */
export async function prospectReceived(
  { prospectId }: MailParams['prospectReceived'],
  context: MailContext,
): Promise<Mail | null> {
  const registration = await read(prospectId, context);
  if (!registration) return null;
  const { company } = registration;
  const { email, language } = registration.prospect;
  const { subject, greeting, text, wrong } = MAIL_TEXTS[language].prospectReceived;
  return {
    to: { name: '', address: email },
    language,
    company: company.name,
    ...branded(company.brand),
    replyTo: company.contact.email,
    message: {
      subject,
      greeting,
      paragraphs: [fill(text, { company: company.name })],
      notes: [wrong],
    },
  };
}
