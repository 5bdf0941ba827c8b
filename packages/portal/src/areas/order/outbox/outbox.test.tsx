import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { QueuedWrite } from '../../../storage/device-database.ts';
import { drafts } from '../../../storage/drafts.ts';
import { outbox } from '../../../storage/outbox.ts';
import { rememberSent } from '../../../storage/sent-writes.ts';
import { deviceStorage } from '../../../storage/storage.ts';
import { clearDevice } from '../../../testing/device.ts';
import { handler, REQUESTS } from '../../../testing/requests.ts';
import { button, CLIENT, field, here, PROFILE, refusal, visit } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const OUTBOX = '/order/outbox';
const ADD = '/request/requests/add?from=list';
const waiting = () => outbox.list(PROFILE.id);

afterEach(async () => {
  await outbox.discard((await waiting()).map(({ id }) => id));
  await clearDevice();
});

/** Writes a request offline, until the page offers to send it later. */
async function writeRequest(title: string) {
  const { unmount } = await visit(ADD, {
    state: handler(),
    answers: { ...REQUESTS, 'POST /requests': refusal({ type: 'network', status: 0 }) },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'What is it about?' }), title);
  await userEvent.click(screen.getByRole('radio', { name: /Service/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'No, stop' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Damaged' }));
  await userEvent.type(field('Description'), 'Left front');
  await userEvent.click(button('Send'));
  return { later: await screen.findByRole('button', { name: 'Send when connected' }), unmount };
}

async function firstQueued(): Promise<QueuedWrite> {
  await waitFor(() => expect(here()).toBe(OUTBOX));
  const [write] = await waiting();
  if (!write) throw new Error('nothing was queued');
  return write;
}

async function queueRequest(title: string): Promise<QueuedWrite> {
  const { later, unmount } = await writeRequest(title);
  await userEvent.click(later);
  const write = await firstQueued();
  unmount();
  return write;
}

it('[SW-04] leads what was refused back to its form, with what was typed, to be sent as another write', async () => {
  const { id } = await queueRequest('Late platform');
  await outbox.change(id, {
    parked: { because: 'refused', problem: { type: 'not-found', status: 404, title: '', traceId: null } },
  });
  await visit(OUTBOX, { state: handler(), answers: REQUESTS });
  await userEvent.click(await screen.findByRole('button', { name: 'Change (Late platform)' }));
  await waitFor(() => expect(here()).toBe(ADD));
  expect(await screen.findByRole('textbox', { name: 'What is it about?' })).toHaveValue('Late platform');
  // The write stays queued until the user discards it, and cannot be sent unchanged.
  expect(await waiting()).toMatchObject([{ id, parked: { because: 'changed' } }]);
});

it('[SW-04] keeps what was typed also where the storage of the device opens only after it was sent', async () => {
  const opened = Promise.withResolvers<void>();
  const { ready } = drafts;
  vi.spyOn(drafts, 'ready').mockImplementationOnce(() => opened.promise.then(ready));
  const { later } = await writeRequest('Late platform');
  await userEvent.click(later);
  opened.resolve();
  expect((await firstQueued()).form?.draft).toMatchObject({ values: { title: 'Late platform' } });
});

it('[SW-04] tries again with the same key, and with a new one where the user decides about a lost answer', async () => {
  const write = await queueRequest('Late platform');
  const { key, firstAttemptAt } = write;
  const refused = { type: 'not-found', status: 403, title: '', traceId: null };
  await outbox.change(write.id, { parked: { because: 'refused', problem: refused } });
  const { unmount } = await visit(OUTBOX, { state: handler(), answers: REQUESTS });
  expect(await screen.findByText(/An earlier attempt had no answer/)).toBeVisible();
  await userEvent.click(button('Retry (Late platform)'));
  await screen.findByText('Waits for a connection');
  expect(await waiting()).toMatchObject([{ key, firstAttemptAt, parked: null }]);
  unmount();

  await outbox.change(write.id, { parked: { because: 'unknown', problem: null } });
  await visit(OUTBOX, { state: handler(), answers: REQUESTS });
  expect(await screen.findByText(/sent more than a day ago/)).toBeVisible();
  await userEvent.click(button('Retry (Late platform)'));
  await screen.findByText('Waits for a connection');
  const [again] = await waiting();
  expect(again).toMatchObject({ firstAttemptAt: null, parked: null });
  expect(again?.key).not.toBe(key);
});

it('[SW-04] leads back to a form without taking away what is being typed there by now', async () => {
  const { id } = await queueRequest('Late platform');
  await outbox.change(id, { parked: { because: 'past', problem: null } });
  const [kept] = await waiting();
  const draft = { ...(kept?.form?.draft as object), values: { title: 'Another' } };
  await drafts.ready();
  drafts.keep({ ...draft, user: kept?.user, client: kept?.client, at: Date.now() } as never);
  await visit(OUTBOX, { state: handler(), answers: REQUESTS });
  await userEvent.click(await screen.findByRole('button', { name: 'Change (Late platform)' }));
  await waitFor(() => expect(here()).toBe(ADD));
  await waitFor(() => expect(field('What is it about?')).toHaveValue('Another'));
  expect(await waiting()).toHaveLength(1);
});

it('[SW-04] is not offered to be changed within another client', async () => {
  const write = await queueRequest('Late platform');
  await outbox.put({ ...write, client: 'another', parked: { because: 'past', problem: null } });
  await visit(OUTBOX, { state: handler(), answers: REQUESTS });
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

it('[SW-04] shows what was sent with its number, which leads to it', async () => {
  const client = CLIENT.externalUuid;
  const sent = { id: '1', user: PROFILE.id, client, endpoint: 'createRequest', label: 'Lift', at: Date.now() };
  rememberSent(deviceStorage, { ...sent, number: 'R-9', path: `/request/requests/${client}` });
  await visit(OUTBOX, { state: handler(), answers: REQUESTS });
  expect(await screen.findByText('Everything is sent')).toBeVisible();
  expect(screen.getByText('Request: Lift')).toBeVisible();
  expect(screen.getByRole('link', { name: /R-9/ })).toHaveAttribute(
    'href',
    `/request/requests/${client}?client=${client}`,
  );
});
