import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen } from 'storybook/test';
import { DESK_BREAKDOWN, DESK_ORDER, MACHINES, waitingAnswers } from '../testing/desk.ts';
import { type DeskArgs, type DeskStory, deskStories } from '../testing/desk-story.tsx';
import { refusal } from '../testing/fake-http.ts';
import { onPhone } from '../testing/page-story.tsx';
import { visitor } from '../testing/state.ts';

const WAITING = waitingAnswers([DESK_ORDER], [DESK_BREAKDOWN]);
const ORDER = `/desk/orders/${DESK_ORDER.id}`;

const meta = {
  ...deskStories,
  title: 'Portal/Desk',
  tags: ['!autodocs'],
  args: {
    ...deskStories.args,
    answers: { ...WAITING, [`GET ${ORDER}`]: DESK_ORDER },
  },
  parameters: { ...deskStories.parameters, pictures: { none: 'room for new pictures is used up' } },
} satisfies Meta<DeskArgs>;
export default meta;

// [DK-04]
export const Inbox: DeskStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Order O-260017' })).toBeVisible();
    await expect(screen.getByText('Not safe to use')).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { ...WAITING, 'GET /desk/orders': NEVER } } };

export const Empty: DeskStory = {
  args: { answers: waitingAnswers() },
  play: async () => {
    await expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  },
};

// [PP-03]
export const Codes: DeskStory = {
  args: { address: '/desk/machines', answers: { 'GET /desk/machines': MACHINES } },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Code of 204 118' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Print 12 codes' })).toBeVisible();
  },
};

// [SH-04]
export const Failed: DeskStory = {
  args: { answers: { ...WAITING, 'GET /desk/orders': refusal({ status: 503 }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [DK-05]
export const Order: DeskStory = {
  args: { address: ORDER },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Confirm order' })).toBeVisible();
  },
};

export const OrderOnPhone: DeskStory = { ...Order, parameters: { ...meta.parameters, ...onPhone } };

// [DK-03]
export const SignIn: DeskStory = {
  args: { state: visitor() },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  },
};

// [DK-02]
export const OfNobody: DeskStory = {
  args: { answers: { 'GET /desk/account': refusal({ type: 'missing-right', status: 403 }) } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Go to the portal' })).toBeVisible();
  },
};
