import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { type MailTransport, type OutgoingMail, transportOf } from './transport.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const LINK = 'https://portal.example/auth/reset-password#secret';
const MAIL: OutgoingMail = {
  id: '3f0b1c1e-5d0e-4c55-9a56-7f3a6b1c2d3e',
  template: 'passwordReset',
  to: { name: 'Zoë Łukasz', address: 'zoe@client.example' },
  language: 'hu',
  company: 'Hireyard "Nederland"',
  replyTo: 'rental@hireyard.example',
  message: {
    subject: 'Új jelszó beállítása\r\nBcc: everyone@client.example',
    greeting: 'Tisztelt Zoë!',
    paragraphs: ['Ő űzte.'],
    action: { label: 'Új jelszó', url: LINK },
  },
};

const expectMail = async (source: Buffer | string, from: string) => {
  const mail = await PostalMime.parse(source);
  expect(mail).toMatchObject({
    from: { name: 'Hireyard "Nederland"', address: from },
    to: [{ name: 'Zoë Łukasz', address: 'zoe@client.example' }],
    replyTo: [{ address: 'rental@hireyard.example' }],
    subject: expect.stringMatching(/^Új jelszó beállítása\s+Bcc: everyone@client\.example$/),
    date: NOW.toISOString(),
    messageId: `<${MAIL.id}@${from.split('@')[1]}>`,
    text: expect.stringContaining(`Ő űzte.\n\nÚj jelszó:\n${LINK}`),
    html: expect.stringContaining(`href="${LINK}"`),
  });
  expect(mail.bcc).toBeUndefined();
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('content-language')).toBe('hu');
};

const closed = (transport: MailTransport) => {
  onTestFinished(() => transport.close());
  return transport;
};

describe('a mail', () => {
  it('[OP-26] comes from the address of its operating company, if that has one', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const settings = readSettings({ SMTP_URL: server.url, MAIL_FROM: 'portal@hireyard.example' });
    const own = { ...MAIL, from: 'miete@lohmann.example' };
    await closed(transportOf(settings, 'https://portal.example')).send(own, NOW);
    const { from } = await PostalMime.parse(server.received[0]?.source ?? '');
    expect(from).toEqual({ name: 'Hireyard "Nederland"', address: 'miete@lohmann.example' });
  });

  it('[OP-88] shows the logo of its operating company inline, and goes without one that cannot be read', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const configDir = await mkdtemp(path.join(tmpdir(), 'hireyard-logo-'));
    onTestFinished(() => rm(configDir, { recursive: true }));
    await mkdir(path.join(configDir, 'brand'));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="520" height="26"><rect width="520" height="26"/></svg>';
    await writeFile(path.join(configDir, 'brand/logo.svg'), svg);
    const settings = readSettings({
      SMTP_URL: server.url,
      MAIL_FROM: 'portal@hireyard.example',
      CONFIG_DIR: configDir,
    });
    const transport = closed(transportOf(settings, 'https://portal.example'));
    await transport.send({ ...MAIL, logo: 'logo.svg' }, NOW);
    await transport.send({ ...MAIL, logo: 'gone.svg' }, NOW);
    const [mail, without] = await Promise.all(server.received.map(({ source }) => PostalMime.parse(source)));
    expect(mail?.html).toContain('<img src="cid:logo" alt="" width="200" height="10"');
    expect(mail?.attachments).toMatchObject([
      { mimeType: 'image/png', disposition: 'inline', contentId: '<logo>', related: true },
    ]);
    const { width, height } = await sharp(mail?.attachments[0]?.content as ArrayBuffer).metadata();
    expect([width, height]).toEqual([400, 20]);
    expect([without?.html?.includes('<img'), without?.attachments]).toEqual([false, []]);
  });

  it('[OP-05] goes to the mail server of SMTP_URL, with its name and password, as HTML and text', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const settings = readSettings({
      SMTP_URL: server.url,
      MAIL_FROM: 'portal@hireyard.example',
    });
    await closed(transportOf(settings, 'https://portal.example')).send(MAIL, NOW);
    expect(server.received).toMatchObject([{ to: ['zoe@client.example'], user: 'portal' }]);
    await expectMail(server.received[0]?.source ?? '', 'portal@hireyard.example');
  });

  it('[OP-05] fails where no mail server answers, to be tried again', async () => {
    const settings = readSettings({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await expect(closed(transportOf(settings, 'https://portal.example')).send(MAIL, NOW)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  it('[OP-05] [OP-06] is a file in the outbox without a mail server, which only the server’s user can read', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'hireyard-mail-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await closed(transportOf(readSettings({ DATA_DIR: dataDir }), 'https://portal.example')).send(MAIL, NOW);
    const outbox = path.join(dataDir, 'outbox');
    const names = await readdir(outbox);
    expect(names).toEqual(['2026-11-20T09-00-00.000Z-passwordReset-3f0b1c1e.eml']);
    const file = path.join(outbox, names[0] ?? '');
    expect([(await stat(outbox)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
    await expectMail(await readFile(file), 'no-reply@portal.example');
  });
});
