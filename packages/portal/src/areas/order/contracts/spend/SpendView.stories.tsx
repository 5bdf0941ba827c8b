import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LIST } from '../../../../testing/contracts.ts';
import { refusal } from '../../../../testing/fake-http.ts';
import { anyone, type PageArgs, type PageStory, pageStories } from '../../../../testing/page-story.tsx';
import { NOTHING_SPENT, SPEND_ANSWERS, twoCurrencies, withoutPrices } from '../../../../testing/spend.ts';
import { user } from '../../../../testing/state.ts';

const ADDRESS = '/order/contracts?view=spend';
const ANSWERS = { ...LIST, ...SPEND_ANSWERS };

const meta = {
  ...pageStories,
  title: 'Portal/Spend',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: ADDRESS, answers: ANSWERS, state: anyone },
  parameters: {
    ...pageStories.parameters,
    pictures: { none: 'Its charts are pictured by the kit, its figures said in words by the tests.' },
  },
} satisfies Meta<PageArgs>;
export default meta;

const groups = () => screen.findByRole('table', { name: 'By project' });

// [DOM-34]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await within(await groups()).findByRole('row', { name: /Haven 7/ })).toHaveTextContent(
      '€2,040.00 over',
    );
    const chart = await screen.findByRole('figure', { name: 'By month' });
    const bar = within(chart).getByRole('img', { name: 'November 2026, Invoiced: €32,912.50' });
    await expect(bar.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

// [DOM-34]
export const LinesOfAFigure: PageStory = {
  play: async () => {
    await userEvent.click(await within(await groups()).findByRole('link', { name: '€12,840.00' }));
    const lines = within(await screen.findByRole('list', { name: 'Lines behind the figure' }));
    await expect(lines.getByRole('link', { name: 'Invoice I-2611-7' })).toBeVisible();
  },
};

// [DOM-16]
export const TwoCurrencies: PageStory = {
  args: { answers: { ...ANSWERS, 'GET /spend': twoCurrencies() } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'PLN' })).toBeVisible();
  },
};

// [DOM-10]
export const WithoutPrices: PageStory = {
  args: {
    state: user(['order'], ['contract-view', 'invoice-view']),
    answers: { ...ANSWERS, 'GET /spend': withoutPrices() },
  },
  play: async () => {
    await expect(await screen.findByText(/you do not see prices/)).toBeVisible();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { ...ANSWERS, 'GET /spend': NEVER } },
  play: async () => {
    await expect(await groups()).toHaveAttribute('aria-busy', 'true');
  },
};

// [SH-04]
export const Nothing: PageStory = {
  args: { answers: { ...ANSWERS, 'GET /spend': NOTHING_SPENT } },
  play: async () => {
    await expect(await screen.findByText('Nothing was spent in these months')).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...ANSWERS, 'GET /spend': refusal({ traceId: '7f3a9c' }) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
  },
};

export const Dark: PageStory = {
  globals: { scheme: 'dark' },
  play: async () => {
    await groups();
  },
};

// [I18N-01]
export const Phone: PageStory = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async () => {
    await screen.findByRole('table', { name: 'Nach Projekt' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
