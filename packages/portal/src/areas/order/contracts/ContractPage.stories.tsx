import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent } from 'storybook/test';
import { contract, detailLine, LIST, longLine } from '../../../testing/contracts.ts';
import { refusal } from '../../../testing/fake-http.ts';
import {
  anyone,
  onDesktop,
  onPhone,
  type PageArgs,
  type PageStory,
  pageStories,
} from '../../../testing/page-story.tsx';
import { user } from '../../../testing/state.ts';

const { id } = contract();
const READ = `GET /contracts/${id}`;

const meta = {
  ...pageStories,
  title: 'Portal/Contract',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: `/order/contracts/${id}`, answers: { ...LIST, [READ]: contract() } },
} satisfies Meta<PageArgs>;
export default meta;

/** The menu of a machine is loaded after its row. */
const menuOf = (machine: string) => screen.findByRole('button', { name: new RegExp(machine), expanded: false });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// [RT-09] [DOM-10]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await heading('Contract C-240118')).toBeVisible();
    await expect((await screen.findAllByText('Electric scissor lift 12 m')).length).toBeGreaterThan(0);
    await expect(screen.getByText('€1,234.50')).toBeVisible();
    await expect(await menuOf('Electric scissor lift')).toBeVisible();
  },
};

// [RT-09]
export const BackToList: PageStory = {
  parameters: { pictures: { ...onDesktop.pictures, none: 'The list has stories of its own.' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the list' }));
    await expect(await heading('On rent')).toBeVisible();
    await expect(await screen.findByText('Telescopic boom lift 22 m')).toBeVisible();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { [READ]: NEVER } },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('table', { busy: true })).toBeVisible();
  },
};

// [SH-04]
export const Gone: PageStory = {
  args: { answers: { [READ]: refusal({ type: 'not-found', status: 404 }) } },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByText('No such contract')).toBeVisible();
  },
};

// [DOM-10]
export const WithoutPrices: PageStory = {
  args: {
    state: { ...anyone, ...user(['order'], ['contract-view']) },
    answers: {
      [READ]: contract({
        spendToDate: null,
        lines: [
          detailLine({
            rate: null,
            periods: detailLine().periods.map((period) => ({ ...period, amount: null, invoiceId: null })),
          }),
        ],
      }),
    },
  },
  parameters: onDesktop,
  play: async () => {
    await heading('Contract C-240118');
    await expect((await screen.findAllByText('Electric scissor lift 12 m')).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('columnheader', { name: 'Rate' })).toBeNull();
    await expect(await menuOf('Electric scissor lift')).toBeVisible();
  },
};

export const LongNames: PageStory = {
  args: {
    answers: {
      [READ]: contract({
        number: longLine.contractNumber,
        project: longLine.project,
        reference: 'Torenkraan-opstelplaats noordoostzijde, aanleverroute via de tijdelijke bouwweg langs het kanaal',
        siteContact: {
          name: 'Maximiliaan Alexander van den Heuvel-Rijnders tot Oosterwijk',
          phone: '+31655501234',
          email: 'maximiliaan.alexander.vandenheuvel-rijnders@waterschapskantoor-noordoost.example',
        },
        lines: [detailLine(longLine)],
      }),
    },
  },
  parameters: onPhone,
  play: async () => {
    await expect(await heading(`Contract ${longLine.contractNumber}`)).toBeVisible();
  },
};

export const German: PageStory = {
  globals: { language: 'de' },
  parameters: onDesktop,
  play: async () => {
    await expect(await heading('Vertrag C-240118')).toBeVisible();
    await expect((await screen.findAllByText('Elektro-Scherenbühne 12 m')).length).toBeGreaterThan(0);
    await expect(await menuOf('Elektro-Scherenbühne')).toBeVisible();
  },
};
