import {
  acceptInvitation,
  createProspect,
  type Endpoint,
  inviteUser,
  requestPasswordReset,
  resetPassword,
} from '@hireyard/contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverDue } from '../../mail/deliver.ts';
import { type MailTransport, transportOf } from '../../mail/transport.ts';
import { readSettings } from '../../settings.ts';
import { ORIGIN, startTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { RENTAL_COMPANY } from '../../testing/mails.ts';

const CHOSEN = 'tall cranes over the harbor';

let test: TestApp;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let transport: MailTransport;
beforeAll(async () => {
  mailServer = await startMailServer();
  test = await startTestApp();
  transport = transportOf(readSettings({ SMTP_URL: mailServer.url, MAIL_FROM: 'portal@hireyard.example' }), ORIGIN);
});
afterAll(async () => {
  transport.close();
  await test.close();
  await mailServer.close();
});

const post = (endpoint: Endpoint, body: object) => test.call(endpoint, { sample: { body }, token: null, client: null });
/** Returns the mails that the server hands over now, parsed like a mail program does. */
const arriving = async () => {
  const before = mailServer.received.length;
  const { db } = test.database;
  await deliverDue({
    db,
    transport,
    log: test.app.log,
    clock: test.now,
    publicUrl: () => ORIGIN,
    companies: async () => [RENTAL_COMPANY],
  });
  return Promise.all(
    mailServer.received.slice(before).map(async ({ source, to }) => ({ ...(await PostalMime.parse(source)), to })),
  );
};
/** Returns the secret of the link in a mail. Its button, copyable address and text must agree. */
const secretOf = ({ html = '', text = '' }: { html?: string; text?: string }) => {
  const links = [...new Set([...html.matchAll(/href="([^"]+#[^"]+)"/g)].map(([, link]) => String(link)))];
  expect(links).toHaveLength(1);
  expect(text).toContain(links[0]);
  return new URL(String(links[0])).hash.slice(1);
};

it('[RT-05] [OP-05] a registration reaches the rental company and its visitor by a mail server', async () => {
  const { body } = (await test.sampleOf(createProspect)) as { body: Record<string, unknown> };
  expect((await post(createProspect, { ...body, language: 'pl' })).statusCode).toBe(204);
  const mails = await arriving();
  expect(mails.map(({ to }) => to)).toEqual([[RENTAL_COMPANY.contact.email], [body.email]]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Nieuwe registratie: ${body.company}`,
    'Otrzymaliśmy Państwa zgłoszenie',
  ]);
});

it('[OP-05] [DOM-07] who is invited by a mail server chooses a password by its link, once, and is in', async () => {
  const sample = await test.sampleOf(inviteUser);
  const { email } = sample.body as { email: string };
  expect((await test.call(inviteUser, { sample })).statusCode).toBe(201);
  const [invitation, ...others] = await arriving();
  expect([invitation?.to, others]).toEqual([[email], []]);
  const token = secretOf(invitation ?? {});
  expect((await post(acceptInvitation, { token, password: CHOSEN })).json()).toEqual({ email });
  expect((await post(acceptInvitation, { token, password: CHOSEN })).statusCode).toBe(410);
  expect((await openBrowser(test).signIn(email, CHOSEN)).statusCode).toBe(200);
});

it('[OP-05] [SE-01] a forgotten password is set anew by the link that a mail server brought, once', async () => {
  const { email } = test.fixture.lacking['asset-manage'];
  expect((await post(requestPasswordReset, { email: 'nobody@a.example' })).statusCode).toBe(204);
  expect((await post(requestPasswordReset, { email })).statusCode).toBe(204);
  const [mail, ...others] = await arriving();
  expect([mail?.to, others]).toEqual([[email], []]);
  const token = secretOf(mail ?? {});
  expect((await post(resetPassword, { token, password: CHOSEN })).json()).toEqual({ email });
  expect((await post(resetPassword, { token, password: CHOSEN })).statusCode).toBe(410);
  expect((await openBrowser(test).signIn(email, CHOSEN)).statusCode).toBe(200);
  expect((await arriving()).map(({ to }) => to)).toEqual([[email]]);
});
