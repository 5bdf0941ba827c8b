import { documented } from '../../stories/documentation/documentation.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { helpEntries } from '../../stories/samples.ts';
import { HelpMenu } from './HelpMenu.tsx';

const entries = helpEntries(() => undefined);

export default documented('HyHelpMenu', HelpMenu, {
  sample: { entries },
  use: {
    when: ['In the header, for how to reach somebody, report a problem and read what is new.'],
    instead: { MenuButton: 'For a menu of another subject.', PrivacyMenu: 'For privacy, conditions and cookies.' },
  },
  screenReader: ['A button, “Help”, which opens a menu.'],
  related: {
    AppHeader: 'Shows it from 40rem on; below that its entries are in the phone’s navigation.',
    WhatsNewPage: 'An entry leads to it.',
  },
  anatomy: { slots: { root: 'A MenuButton, with what helps the reader.' } },
  states: { Closed: {}, Hover: { hover: 'button' }, Focus: { focus: 'button' } },
  guidance: [
    {
      do: {
        show: (
          <OpenMenu room={240}>
            <HelpMenu entries={entries} />
          </OpenMenu>
        ),
        say: 'Put into it how to reach somebody, and how to report what does not work.',
      },
      dont: {
        show: (
          <OpenMenu room={240}>
            <HelpMenu entries={entries.slice(0, 1)} />
          </OpenMenu>
        ),
        say: 'Don’t open a menu for one entry: show the link.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu, whose keys are those of the MenuButton.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
