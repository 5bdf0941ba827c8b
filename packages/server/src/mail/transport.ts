import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Mail } from './mail.ts';
import { toHtml, toText } from './message.ts';

/** A mail to send, with the id of its row. A repeated mail keeps its message id. */
export interface OutgoingMail extends Mail {
  readonly id: string;
  readonly template: string;
}

export interface MailTransport {
  /** Resolves once the mail server has accepted the mail. */
  send(mail: OutgoingMail, now: Date): Promise<void>;
  close(): void;
}

/** An unresponsive mail server must not hold a mail longer than its reservation. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };
/** Disables reading and fetching of anything that a text names. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

const headersOf = (mail: OutgoingMail, from: string, now: Date): SendMailOptions => ({
  from: { name: mail.company, address: mail.from ?? from },
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
    // Suppresses out-of-office replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
});

/** Sends mails by a mail server. */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({ url, ...TIMEOUTS, ...SEALED });
  return {
    send: async (mail, now) => {
      await smtp.sendMail(headersOf(mail, from, now));
    },
    close: () => smtp.close(),
  };
}

/**
 * Writes each mail as a file that mail programs open. File names sort by time, and only the server's user can read
 * them.
 */
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

/** Directory of mails if there is no mail server. */
export const outboxOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => path.join(dataDir, 'outbox');

/** Creates the mail transport of the settings. */
export function transportOf(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  publicUrl: string,
): MailTransport {
  const from = settings.mailFrom ?? `no-reply@${hostOf(publicUrl)}`;
  return settings.smtpUrl === null ? outboxTransport(outboxOf(settings), from) : smtpTransport(settings.smtpUrl, from);
}

/** An IP address is written in brackets (RFC 5321, 4.1.3). */
function hostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (hostname.startsWith('[')) return hostname.replace('[', '[IPv6:');
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
}
