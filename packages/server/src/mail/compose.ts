import { clientNews } from './client-news-mail.ts';
import { feedback } from './feedback-mail.ts';
import { handedOver } from './handover-mail.ts';
import { inbox } from './inbox-mail.ts';
import type { Mail, MailContext } from './mail.ts';
import { notificationList } from './notification-list-mail.ts';
import { notification } from './notification-mails.ts';
import { prospect, prospectReceived } from './prospect-mails.ts';
import type { MailParams, MailTemplate } from './queue.ts';
import { invitation, passwordChanged, passwordReset } from './user-mails.ts';
import { weekly } from './weekly-mail.ts';

const TEMPLATES: {
  readonly [T in MailTemplate]: (params: MailParams[T], context: MailContext) => Promise<Mail | null>;
} = {
  invitation,
  passwordReset,
  passwordChanged,
  notification,
  notificationList,
  weekly,
  prospect,
  prospectReceived,
  feedback,
  inbox,
  handedOver,
  clientNews,
};

/** Composes a queued mail from current data. Null if it has no recipient any more. */
export function compose(template: string, params: object, context: MailContext): Promise<Mail | null> {
  if (!Object.hasOwn(TEMPLATES, template)) throw new RangeError(`${template} is no mail`);
  return TEMPLATES[template as MailTemplate](params as never, context);
}
