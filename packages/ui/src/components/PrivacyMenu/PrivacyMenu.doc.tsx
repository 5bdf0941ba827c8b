import { documented } from '../../stories/documentation/documentation.ts';
import { menuParts } from '../../stories/documentation/inner-parts.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { privacyEntries } from '../../stories/samples.ts';
import { PrivacyMenu } from './PrivacyMenu.tsx';

const entries = privacyEntries(() => undefined);

export default documented('HyPrivacyMenu', PrivacyMenu, {
  sample: { entries },
  use: {
    when: ['On every page where visitors need privacy, conditions and cookie settings.'],
    instead: { HelpMenu: 'For contact.', MenuButton: 'For a menu of another subject.' },
  },
  screenReader: ['A button, “Privacy and conditions”, which opens a menu.'],
  related: { AuthenticationPage: 'Contains it in its corner.' },
  anatomy: { slots: { root: 'A MenuButton, with what the law asks for.' }, inner: menuParts, open: 'button' },
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
        say: 'Don’t omit the cookie settings: consent must be as easy to withdraw as to give.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu. Its keys are the same as those of a MenuButton.',
    Escape: 'Closes it. Focus returns to the button.',
  },
});
