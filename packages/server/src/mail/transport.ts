import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Mail } from './mail.ts';
import { toHtml, toText } from './message.ts';

/** A mail on its way, by the id of its row: sent twice it is still the same message. */
export interface OutgoingMail extends Mail {
  readonly id: string;
  readonly template: string;
}

export interface MailTransport {
  /** Resolves once the mail is in others' hands. */
  send(mail: OutgoingMail, now: Date): Promise<void>;
  close(): void;
}

/** A mail server that does not answer keeps no mail for longer than it is reserved. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };
/** Nothing that a text names is ever read or fetched. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

const headersOf = (mail: OutgoingMail, from: string, now: Date): SendMailOptions => ({
  from: { name: mail.company, address: from },
  to: mail.to,
  ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
  subject: mail.message.subject,
  text: toText(mail.message, mail),
  html: toHtml(mail.message, mail),
  attachments: mail.attachments?.map(({ name: filename, type: contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  })),
  date: now,
  messageId: `<${mail.id}@${from.split('@')[1]}>`,
  headers: {
    'Content-Language': mail.language,
    // No out-of-office answers (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
});

/** Sends by a mail server. */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({ url, ...TIMEOUTS, ...SEALED });
  return {
    send: async (mail, now) => {
      await smtp.sendMail(headersOf(mail, from, now));
    },
    close: () => smtp.close(),
  };
}

/** Writes each mail as a file that mail programs open, in the order of their names, and private to the server's user. */
export function outboxTransport(directory: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, ...SEALED });
  return {
    send: async (mail, now) => {
      const { message } = await writer.sendMail(headersOf(mail, from, now));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${now.toISOString().replaceAll(':', '-')}-${mail.template}-${mail.id.slice(0, 8)}.eml`;
      await writeFile(path.join(directory, name), message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}

/** Where mails are written to without a mail server. */
export const outboxOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => path.join(dataDir, 'outbox');

/** How this server sends mails, by its settings. */
export function transportOf(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  publicUrl: string,
): MailTransport {
  const from = settings.mailFrom ?? `no-reply@${hostOf(publicUrl)}`;
  return settings.smtpUrl === null ? outboxTransport(outboxOf(settings), from) : smtpTransport(settings.smtpUrl, from);
}

/** An address of numbers is written in brackets (RFC 5321, 4.1.3). */
function hostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (hostname.startsWith('[')) return hostname.replace('[', '[IPv6:');
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
}
