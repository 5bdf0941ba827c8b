import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen } from 'storybook/test';
import { refusal } from '../../testing/fake-http.ts';
import { certificate, passport, READ_PASSPORT } from '../../testing/machines.ts';
import { type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { CLIENT } from '../../testing/state.ts';

const meta = {
  ...pageStories,
  title: 'Portal/Machine',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/machines/204%20118', answers: { [READ_PASSPORT]: passport() } },
  parameters: { ...pageStories.parameters, pictures: { none: 'Its panels are those of a contract and an asset.' } },
} satisfies Meta<PageArgs>;
export default meta;

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

// [PP-01]
export const OnRent: PageStory = {
  play: async () => {
    await expect(await heading(/204 118$/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Report a problem' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Operating manual' })).toBeVisible();
  },
};

// [SH-04]
export const Loading: PageStory = { args: { answers: { [READ_PASSPORT]: NEVER } } };

// [PP-01]
export const Missing: PageStory = {
  args: { answers: { [READ_PASSPORT]: refusal({ type: 'not-found', status: 404 }) } },
  play: async () => {
    await expect(await screen.findByText('No such machine on rent')).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { [READ_PASSPORT]: refusal({ status: 503 }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [PP-01]
export const OffRent: PageStory = {
  args: {
    answers: {
      [READ_PASSPORT]: passport({
        ...{ status: 'returned', offRentAt: '2026-11-18T15:00:00.000Z', actions: [] },
        ...{ readings: [], certificates: [], papers: [], manualUrl: null, safetySheetUrl: null },
      }),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/This page stays until/)).toBeVisible();
  },
};

// [PP-01]
export const ExpiredCertificate: PageStory = {
  args: {
    answers: {
      [READ_PASSPORT]: passport({
        certificates: [
          certificate({ until: '2026-11-19', standing: 'ended' }),
          certificate({ number: 'CE-2600044', title: 'Load test', until: '2026-12-10', standing: 'ending' }),
        ],
      }),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/Ask the rental company before you use the machine/)).toBeVisible();
  },
};

// [PP-02]
export const CodeOfAnother: PageStory = {
  args: { address: '/m/NL/999', answers: { 'GET /machine-clients': { items: [] } } },
  play: async () => {
    await expect(await heading(/You cannot see machine 999/)).toBeVisible();
    await expect(screen.getByRole('link', { name: CLIENT.rentalContact.email })).toBeVisible();
  },
};
