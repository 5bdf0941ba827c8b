import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { QueuedWrite } from '../../../storage/device-database.ts';
import { outbox } from '../../../storage/outbox.ts';
import { rememberSent } from '../../../storage/sent-writes.ts';
import { deviceStorage } from '../../../storage/storage.ts';
import { SENT } from '../../../storage/storage-keys.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { CLIENT, PROFILE } from '../../../testing/state.ts';

const write = (id: string, more: Partial<QueuedWrite>): QueuedWrite => ({
  id,
  user: PROFILE.id,
  client: CLIENT.externalUuid,
  opCo: 'NL',
  endpoint: 'createOffHire',
  input: { body: { offRentAt: '2026-11-23T10:00:00Z' } },
  key: id,
  label: 'Excavator 8 t · 204 118',
  createdAt: Date.parse('2026-11-23T10:00:00Z'),
  firstAttemptAt: null,
  validUntil: null,
  parked: null,
  ...more,
});

/** Queued writes on the device before the page opens. */
const waiting =
  (...writes: readonly QueuedWrite[]) =>
  async () => {
    for (const { id } of await outbox.list(PROFILE.id)) await outbox.delete(id);
    for (const each of writes) await outbox.put(each);
  };

const meta = {
  ...pageStories,
  title: 'Portal/Outbox',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/outbox' },
  parameters: { ...pageStories.parameters, pictures: { none: 'room for new pictures is used up' } },
} satisfies Meta<PageArgs>;
export default meta;

// [SW-04]
export const Waiting: PageStory = {
  beforeEach: waiting(write('1', {}), write('2', { endpoint: 'createRequest', label: 'Broken mirror' })),
  play: async () => {
    await expect(await screen.findByText('Call off Excavator 8 t · 204 118')).toBeVisible();
    await expect(screen.getAllByText('Waits for a connection')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Discard (Broken mirror)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await screen.findByText('Waits for a connection')).toBeVisible();
  },
};

// [SW-04]
export const Parked: PageStory = {
  beforeEach: waiting(
    write('1', { parked: { because: 'past', problem: null } }),
    write('2', {
      endpoint: 'extendLines',
      parked: { because: 'refused', problem: { type: 'not-found', status: 404, title: '', traceId: null } },
    }),
    write('4', {
      endpoint: 'createRequest',
      label: 'Broken mirror',
      firstAttemptAt: Date.parse('2026-11-23T10:00:00Z'),
      form: {
        page: '/request/requests/add',
        draft: { form: 'request', values: { title: 'Broken mirror' }, version: null },
      },
      parked: { because: 'refused', problem: { type: 'missing-right', status: 403, title: '', traceId: null } },
    }),
    write('3', { endpoint: 'commentOnRequest', label: 'Lift', parked: { because: 'unknown', problem: null } }),
  ),
  play: async () => {
    await expect(await screen.findAllByText('Not sent')).toHaveLength(4);
    await expect(screen.getByText(/An earlier attempt had no answer/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Change (Broken mirror)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop rent now' }));
    await expect(await screen.findByText('Waits for a connection')).toBeVisible();
  },
};

// [SW-04]
export const Empty: PageStory = {
  beforeEach: waiting(),
  play: async () => {
    await expect(await screen.findByText('Everything is sent')).toBeVisible();
  },
};

// [SW-04]
export const Sent: PageStory = {
  beforeEach: async () => {
    await waiting()();
    for (const [id, label] of [
      ['1', 'Excavator 8 t · 204 118'],
      ['2', 'Excavator 8 t · 204 119'],
    ] as const)
      rememberSent(deviceStorage, {
        ...{ id, user: PROFILE.id, client: CLIENT.externalUuid, endpoint: 'createOffHire', label, at: Date.now() },
        ...{ number: `OH-26004${id}`, path: `/order/off-hires/${PROFILE.id}` },
      });
    return () => deviceStorage.removeItem(SENT);
  },
  play: async () => {
    const sent = await screen.findAllByRole('link', { name: /OH-26004/ });
    await expect(sent.map(({ textContent }) => textContent)).toEqual(['OH-260042', 'OH-260041']);
    await expect(sent[0]).toHaveAccessibleName('OH-260042 (Excavator 8 t · 204 119)');
  },
};
