import type { Meta } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, screen } from 'storybook/test';
import { App } from '../application/App.tsx';
import { withTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { onPhone, openedPage, type PageArgs, type PageStory, pageStories } from '../testing/page-story.tsx';

const ViewBar = lazyPart(() => withTexts(import('./ViewBar.tsx'), 'viewAs'));

const meta = {
  ...pageStories,
  title: 'Portal/View as a user',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/contact/depots', answers: { 'GET /depots': { items: [] } } },
  parameters: { ...pageStories.parameters, pictures: { none: 'room for new pictures is used up' } },
  render: (_, context) => {
    const { faults: _faults, ...app } = openedPage(context);
    return (
      <App {...app}>
        <Suspense>
          <ViewBar
            view={{
              ...{
                id: 'view-1',
                token: '',
                endsAt: Date.now() + 1_790_000,
                person: 'Dirk de Wit',
                user: 'Petra Planner',
              },
              ...{ client: { uuid: 'uuid-1', name: 'Bouwbedrijf De Linde' }, opCo: 'NL', back: '/desk' },
            }}
          />
        </Suspense>
      </App>
    );
  },
} satisfies Meta<PageArgs>;
export default meta;

// [DK-15]
export const Bar: PageStory = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'End view' })).toBeVisible();
    await expect(screen.getByText('You see the portal as Petra Planner, Bouwbedrijf De Linde')).toBeVisible();
  },
};

export const BarOnPhone: PageStory = { ...Bar, parameters: { ...meta.parameters, ...onPhone } };
