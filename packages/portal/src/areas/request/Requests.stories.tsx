import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ACTIVITY, activities, EDITED, MADE } from '../../testing/activity.ts';
import { refusal } from '../../testing/fake-http.ts';
import { asWideForm, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { AT, handler, ONE, REQUESTS, request, SERVICE } from '../../testing/requests.ts';

const meta = {
  ...pageStories,
  title: 'Portal/Requests',
  tags: ['!autodocs'],
  args: { address: AT, state: handler(), answers: REQUESTS },
  parameters: { ...pageStories.parameters, pictures: { none: 'room for new pictures is used up' } },
} satisfies Meta<PageArgs>;
export default meta;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// [DOM-04]
export const Answering: PageStory = {
  play: async () => {
    await expect(await heading(ONE.title)).toBeVisible();
    await userEvent.click(screen.getAllByRole('radio', { name: 'None' })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Choose an answer.')).toBeVisible();
    await expect(screen.getByText('1 item not supplied')).toBeVisible();
  },
};

const headingBox = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).getBoundingClientRect();
const conversationBox = () => screen.getByRole('region', { name: 'Conversation' }).getBoundingClientRect();

// [DOM-19]
export const ActivityAtADesk: PageStory = {
  args: { answers: { ...REQUESTS, [ACTIVITY]: activities([EDITED, MADE]) } },
  play: async () => {
    const [asked, activity] = [await headingBox('What is asked for'), await headingBox('Activity')];
    await expect(activity.top).toBeGreaterThan(asked.bottom);
    await expect(activity.top).toBeLessThan(conversationBox().bottom);
    await expect(activity.right).toBeLessThan(conversationBox().left);
  },
};

// [DOM-19]
export const ActivityOnAPhone: PageStory = {
  args: ActivityAtADesk.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await headingBox('Activity')).top).toBeGreaterThan(conversationBox().bottom);
  },
};

// [DOM-04]
export const Fulfilled: PageStory = {
  args: {
    answers: {
      ...REQUESTS,
      [`GET /requests/${ONE.id}`]: request({
        status: 'fulfilled',
        waitsFor: null,
        waitsForMe: false,
        lines: ONE.lines.map((line) => ({
          ...line,
          answer: { by: 'ownAsset', note: 'BN-0321, yard Almere', asset: null },
        })),
        actions: ['comment'],
      }),
    },
  },
  play: async () => {
    await expect((await screen.findAllByText('· BN-0321, yard Almere', { exact: false }))[0]).toBeVisible();
  },
};

// [DOM-29] [UI-03]
export const Service: PageStory = {
  args: { address: `/request/requests/${SERVICE.id}` },
  play: async () => {
    await expect(await screen.findByText('Not safe to use')).toBeVisible();
  },
};

const euros = (amount: string) => ({ amount, currency: 'EUR' });
// [DOM-92]
export const Disputed: PageStory = {
  args: {
    answers: {
      ...REQUESTS,
      [`GET /requests/${ONE.id}`]: request({
        kind: 'billing',
        title: 'Question about invoice I-2600081',
        lines: [],
        description: 'Called off on Wednesday.',
        subject: { type: 'document', id: SERVICE.id, documentType: 'invoice', number: 'I-2600081' },
        disputedLines: [
          {
            ...{ lineId: ONE.id, text: 'Electric forklift 2.5 t (763 115), 28-9-2026 – 25-10-2026' },
            ...{ from: '2026-10-22', to: '2026-10-23', days: 2, amount: euros('165.00') },
          },
          {
            ...{ lineId: SERVICE.id, text: 'Transport' },
            ...{ from: null, to: null, days: null, amount: euros('95.00') },
          },
        ],
      }),
    },
  },
  play: async () => {
    await expect((await screen.findAllByText('Transport'))[0]).toBeVisible();
  },
};

// [DOM-04]
export const List: PageStory = {
  args: { address: '/request/requests' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: ONE.title })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Waiting for me' })).toBeVisible();
  },
};

// [SH-04]
export const ListFailed: PageStory = {
  args: { address: '/request/requests', answers: { ...REQUESTS, 'GET /requests': refusal({ status: 500 }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [UI-34]
export const Add: PageStory = {
  args: { address: '/request/requests/add' },
  parameters: asWideForm,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  },
};

// [DOM-15]
export const Invalid: PageStory = {
  args: { address: '/request/requests/add' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect((await screen.findAllByText('Fill this in.'))[0]).toBeVisible();
  },
};
