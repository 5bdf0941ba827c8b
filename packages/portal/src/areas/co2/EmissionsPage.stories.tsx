import type { Emissions } from '@hireyard/contract';
import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, within } from 'storybook/test';
import { EMISSION_ANSWERS, emissionsOf, METHOD, NOTHING_RENTED } from '../../testing/emissions.ts';
import { refusal } from '../../testing/fake-http.ts';
import { LONG_NAME } from '../../testing/fixtures.ts';
import { type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { user } from '../../testing/state.ts';

const ADDRESS = '/order/co2';
const READ = 'GET /emissions';

const meta = {
  ...pageStories,
  title: 'Portal/CO₂ estimate',
  tags: ['!autodocs'],
  args: {
    ...pageStories.args,
    address: ADDRESS,
    state: user(['order'], ['contract-view', 'export']),
    answers: EMISSION_ANSWERS,
  },
  parameters: {
    ...pageStories.parameters,
    pictures: { none: 'Its chart is pictured by the kit, its figures said in words by the tests.' },
  },
} satisfies Meta<PageArgs>;
export default meta;

/** More months than fit on a phone. */
const YEAR = Array.from({ length: 12 }, (_, index) => ({
  ...emissionsOf().months[1],
  month: `2026-${String(index + 1).padStart(2, '0')}`,
})) as Emissions['months'];

const projects = () => screen.findByRole('table', { name: 'By project' });

// [DOM-35]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await within(await projects()).findByRole('row', { name: /Haven 7/ })).toHaveTextContent('8,217 kg');
    const chart = await screen.findByRole('figure', { name: 'Scopes 1 and 2 by month' });
    const bar = within(chart).getByRole('img', { name: 'November 2026, Measured: 2,000 kg' });
    await expect(bar.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

// [DOM-35]
export const MachinesOfAProject: PageStory = {
  play: async () => {
    await userEvent.click(await within(await projects()).findByRole('link', { name: '8,217 kg' }));
    const machines = within(await screen.findByRole('list', { name: 'Machines behind the figure' }));
    await expect(machines.getByText('Not estimated: Consumption not known')).toBeVisible();
  },
};

// [DOM-35]
export const Method: PageStory = {
  args: { address: `${ADDRESS}?view=method` },
  play: async () => {
    const example = await screen.findByRole('region', { name: 'Example from your machines' });
    await expect(await within(example).findByText('1,741.2 kg')).toBeVisible();
  },
};

// [DOM-35]
export const NothingKnownOfMachines: PageStory = {
  args: {
    address: `${ADDRESS}?view=method`,
    answers: { ...EMISSION_ANSWERS, [READ]: NOTHING_RENTED, 'GET /emissions/method': { ...METHOD, consumptions: [] } },
  },
  play: async () => {
    await expect(await screen.findByText(/has not said what its machines consume/)).toBeVisible();
  },
};

// [DOM-35]
export const Nothing: PageStory = {
  args: { answers: { ...EMISSION_ANSWERS, [READ]: NOTHING_RENTED } },
  play: async () => {
    await expect(await screen.findByText('Nothing was on rent in these months')).toBeVisible();
  },
};

// [DOM-35]
export const LongNames: PageStory = {
  args: {
    answers: {
      ...EMISSION_ANSWERS,
      [READ]: emissionsOf({
        items: emissionsOf().items.map((row) =>
          row.project ? { ...row, project: { ...row.project, name: LONG_NAME } } : row,
        ),
      }),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const [first] = await within(await projects()).findAllByRole('link', { name: LONG_NAME });
    await expect(first).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { ...EMISSION_ANSWERS, [READ]: NEVER } },
  play: async () => {
    await expect(await projects()).toHaveAttribute('aria-busy', 'true');
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...EMISSION_ANSWERS, [READ]: refusal({ traceId: '7f3a9c' }) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
  },
};

export const Dark: PageStory = {
  globals: { scheme: 'dark' },
  play: async () => {
    await projects();
  },
};

// [I18N-01] [DOM-35]
export const Phone: PageStory = {
  args: { answers: { ...EMISSION_ANSWERS, [READ]: emissionsOf({ months: YEAR }) } },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async () => {
    await screen.findByRole('table', { name: 'Nach Projekt' });
    const plot = document.querySelector('.HyBarChart-plot');
    const newest = plot?.querySelector('.HyBarChart-column:last-of-type');
    await expect(newest?.getBoundingClientRect().right).toBeLessThanOrEqual(plot?.getBoundingClientRect().right ?? 0);
    await expect(plot?.scrollWidth).toBeGreaterThan(plot?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
