import { documented } from '../../stories/documentation/documentation.ts';
import { menuParts } from '../../stories/documentation/inner-parts.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { helpEntries } from '../../stories/samples.ts';
import { HelpMenu } from './HelpMenu.tsx';

const entries = helpEntries(() => undefined);

export default documented('HyHelpMenu', HelpMenu, {
  sample: { entries },
  use: {
    when: ['In the header, for contact, problem reports and news.'],
    instead: { MenuButton: 'For a menu of another subject.', PrivacyMenu: 'For privacy, conditions and cookies.' },
  },
  screenReader: ['A button, “Help”, which opens a menu.'],
  related: {
    AppHeader: 'Shows it from 40rem. Below that, its entries are in the phone’s navigation.',
    WhatsNewPage: 'One of its entries links to it.',
  },
  anatomy: { slots: { root: 'A MenuButton, with what helps the reader.' }, inner: menuParts, open: 'button' },
  states: { Closed: {}, Hover: { hover: 'button' }, Focus: { focus: 'button' } },
  guidance: [
    {
      do: {
        show: (
          <OpenMenu room={240}>
            <HelpMenu entries={entries} />
          </OpenMenu>
        ),
        say: 'Include contact and problem reports.',
      },
      dont: {
        show: (
          <OpenMenu room={240}>
            <HelpMenu entries={entries.slice(0, 1)} />
          </OpenMenu>
        ),
        say: 'Don’t use a menu for one entry: show the link.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu. Its keys are the same as those of a MenuButton.',
    Escape: 'Closes it. Focus returns to the button.',
  },
});
