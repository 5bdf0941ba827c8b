import { documented } from '../../stories/documentation/documentation.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { privacyEntries } from '../../stories/samples.ts';
import { PrivacyMenu } from './PrivacyMenu.tsx';

const entries = privacyEntries(() => undefined);

export default documented('HyPrivacyMenu', PrivacyMenu, {
  sample: { entries },
  use: {
    when: ['Where a visitor must reach privacy, conditions and cookie settings: on every page.'],
    instead: { HelpMenu: 'For how to reach somebody.', MenuButton: 'For a menu of another subject.' },
  },
  screenReader: ['A button, “Privacy and conditions”, which opens a menu.'],
  related: { AuthenticationPage: 'Has it in its corner.' },
  anatomy: { slots: { root: 'A MenuButton, with what the law asks for.' } },
  states: { Closed: {}, Hover: { hover: 'button' }, Focus: { focus: 'button' } },
  guidance: [
    {
      do: {
        show: (
          <OpenMenu room={240}>
            <PrivacyMenu entries={entries} />
          </OpenMenu>
        ),
        say: 'Keep the cookie settings where they can be found at any time.',
      },
      dont: {
        show: (
          <OpenMenu room={240}>
            <PrivacyMenu entries={entries.slice(0, 2)} />
          </OpenMenu>
        ),
        say: 'Don’t leave the cookie settings out: consent can be taken back as easily as it was given.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu, whose keys are those of the MenuButton.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
