import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { type MailLogo, type MailLogos, mailLogos } from './logo.ts';
import type { Mail } from './mail.ts';
import { LOGO_ID, toHtml, toText } from './message.ts';

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

/** Header fields and parts that every mail of a transport shares. */
interface Letterhead {
  /** Address of the sender, unless the company has one of its own. */
  readonly from: string;
  readonly logos: MailLogos;
}

const inlined = ({ content }: MailLogo) => ({
  ...{ filename: 'logo.png', contentType: 'image/png', cid: LOGO_ID, content: Buffer.from(content) },
  contentDisposition: 'inline' as const,
});

async function mailOf(mail: OutgoingMail, { from, logos }: Letterhead, now: Date): Promise<SendMailOptions> {
  return headersOf(mail, { from, now, logo: mail.logo === undefined ? null : await logos(mail.logo) });
}

interface Written {
  readonly from: string;
  readonly now: Date;
  readonly logo: MailLogo | null;
}

const headersOf = (mail: OutgoingMail, { from, now, logo }: Written): SendMailOptions => ({
  from: { name: mail.company, address: mail.from ?? from },
  to: mail.to,
  ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
  subject: mail.message.subject,
  text: toText(mail.message, mail),
  html: toHtml(mail.message, mail, logo),
  attachments: [
    ...(logo ? [inlined(logo)] : []),
    ...(mail.attachments ?? []).map(({ name: filename, type: contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
  ],
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
export function smtpTransport(url: string, letterhead: Letterhead): MailTransport {
  const smtp = createTransport({ url, ...TIMEOUTS, ...SEALED });
  return {
    send: async (mail, now) => {
      await smtp.sendMail(await mailOf(mail, letterhead, now));
    },
    close: () => smtp.close(),
  };
}

/**
 * Writes each mail as a file that mail programs open. File names sort by time, and only the server's user can read
 * them.
 */
export function outboxTransport(directory: string, letterhead: Letterhead): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, ...SEALED });
  return {
    send: async (mail, now) => {
      const { message } = await writer.sendMail(await mailOf(mail, letterhead, now));
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
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'configDir'>,
  publicUrl: string,
): MailTransport {
  const from = settings.mailFrom ?? `no-reply@${hostOf(publicUrl)}`;
  const letterhead = { from, logos: mailLogos(settings.configDir) };
  return settings.smtpUrl === null
    ? outboxTransport(outboxOf(settings), letterhead)
    : smtpTransport(settings.smtpUrl, letterhead);
}

/** An IP address is written in brackets (RFC 5321, 4.1.3). */
function hostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (hostname.startsWith('[')) return hostname.replace('[', '[IPv6:');
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
}
