import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent } from 'storybook/test';
import { line, lines } from '../../../testing/contracts.ts';
import { refusal } from '../../../testing/fake-http.ts';
import { failedOffHire, OFF_HIRE, rented } from '../../../testing/off-hires.ts';
import { asWideForm, leaveFocus, type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { user } from '../../../testing/state.ts';

const RENTED = 'GET /rented-lines';
const SAVING = {
  'POST /contract-lines/extend/estimate': { added: { amount: '285.00', currency: 'EUR' } },
  'POST /off-hires/estimate': { saved: { amount: '894.00', currency: 'EUR' }, lines: 1, to: '2026-12-04' },
};
const ADD = `/order/off-hires/add?line=${line().id}`;
const SHOWN = `/order/off-hires/${OFF_HIRE.id}`;

const meta = {
  ...pageStories,
  title: 'Portal/OffHires',
  tags: ['!autodocs'],
  args: {
    ...pageStories.args,
    address: ADD,
    answers: { ...SAVING, [RENTED]: rented([line()]), [`GET ${SHOWN.replace('/order', '')}`]: OFF_HIRE },
  },
  parameters: { ...pageStories.parameters, pictures: { none: 'room for new pictures is used up' } },
} satisfies Meta<PageArgs>;
export default meta;

// [DOM-03]
export const Form: PageStory = {
  parameters: asWideForm,
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /204 118/ })).toBeChecked();
    await expect(await screen.findByText('€894.00')).toBeVisible();
  },
};

const FAR = line({ id: '11111111-0000-4000-8000-000000000009', fleetNumber: '310 004' });
// [DOM-03]
export const TwoSites: PageStory = {
  args: {
    address: `${ADD}&line=${FAR.id}`,
    answers: { ...SAVING, [RENTED]: rented([line()], [FAR]) },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Call off 2 machines' })).toBeVisible();
    await expect(screen.getByRole('region', { name: /Maasvlakteweg 5/ })).toBeVisible();
  },
};

// [DOM-03]
export const CalledOff: PageStory = {
  args: { address: `/order/off-hires/called-off?id=${OFF_HIRE.id}` },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'OH-260042' })).toBeVisible();
  },
};

export const Loading: PageStory = {
  args: { answers: { [RENTED]: () => NEVER } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Call off' })).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { [RENTED]: refusal({ status: 503, type: 'unavailable' }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const MANY = Array.from({ length: 30 }, (_, index) =>
  line({
    id: `11111111-0000-4000-8000-0000000001${String(index + 10)}`,
    lineNo: index + 1,
    fleetNumber: `204 ${200 + index}`,
  }),
);
// [DOM-03]
export const ManyLines: PageStory = {
  args: {
    address: `/order/off-hires/add?${MANY.map(({ id }) => `line=${id}`).join('&')}`,
    answers: { ...SAVING, [RENTED]: rented(MANY) },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Call off 30 machines' })).toBeVisible();
  },
};

// [DOM-02]
export const Refused: PageStory = {
  args: {
    address: `/order/off-hires/add?${lines.map(({ id }) => `line=${id}`).join('&')}`,
    answers: {
      ...SAVING,
      [RENTED]: rented(lines.map((one) => (one.status === 'onRent' ? one : { ...one, actions: [] }))),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/2 machines cannot be called off/)).toBeVisible();
  },
};

// [DOM-09]
export const Extending: PageStory = {
  args: { address: `/order/extensions/add?line=${line().id}` },
  parameters: asWideForm,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Extend 1 machine' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Last day/ }), '2099-11-30');
    await userEvent.tab();
    await expect(await screen.findByText('€285.00')).toBeVisible();
    leaveFocus();
  },
};

// [DOM-72] [SH-03]
export const FailedPickups: PageStory = {
  args: {
    address: '/order/off-hires',
    answers: {
      'GET /off-hires': { items: [failedOffHire()], page: 0, size: 25, hasMore: false },
      'GET /off-hires/facets': { total: 1, facets: { status: [] } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Another day' });
    const chip = screen.getByText('Pick-up failed').closest('.HyStatusChip-root');
    const endOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
    // Both end where the values of the card end.
    await expect(endOf(link)).toBe(endOf(chip));
    await expect(screen.getByText('204 118').getClientRects()).toHaveLength(1);
  },
};

// [DOM-03]
export const Confirmed: PageStory = {
  args: { address: SHOWN },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Off-hire OH-260042' })).toBeVisible();
  },
};

// [DOM-11]
export const ForReaders: PageStory = {
  args: {
    address: SHOWN,
    state: user(['order'], ['contract-view']),
    answers: { [`GET ${SHOWN.replace('/order', '')}`]: { ...OFF_HIRE, actions: [] } },
  },
  play: async () => {
    await expect(await screen.findByText('This number is the proof that rent stops.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo call-off' })).toBeNull();
  },
};
