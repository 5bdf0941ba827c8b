import { documented } from '../../stories/documentation/documentation.ts';
import { menuParts } from '../../stories/documentation/inner-parts.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { profileEntries } from '../../stories/samples.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const entries = profileEntries(() => undefined);

export default documented('HyProfileMenu', ProfileMenu, {
  sample: { name: 'Anna Visser', entries },
  use: {
    when: ['In the header, for the reader’s own profile and settings, and to log out.'],
    instead: { CompanyMenu: 'For entries about the company.', MenuButton: 'For a menu of another subject.' },
  },
  wording: ['Initials are derived from the name. The tooltip shows the full name.'],
  screenReader: ['A button with “Profile”, the initials and the full name, which opens a menu.'],
  related: {
    AppHeader: 'Shows it from 40rem. Below that, its entries are in the phone’s navigation.',
    LanguageSwitcher: 'Is in the settings that the menu links to.',
  },
  anatomy: { slots: { root: 'A MenuButton, with what concerns the reader.' }, inner: menuParts, open: 'button' },
  states: { Closed: {}, Hover: { hover: 'button' }, Focus: { focus: 'button' } },
  guidance: [
    {
      do: {
        show: (
          <OpenMenu room={190}>
            <ProfileMenu name="Anna Visser" entries={entries} />
          </OpenMenu>
        ),
        say: 'Put Logout last, after a separator.',
      },
      dont: {
        show: (
          <OpenMenu room={190}>
            <ProfileMenu name="Anna Visser" entries={entries.toReversed()} />
          </OpenMenu>
        ),
        say: 'Don’t start with the entry that ends the session.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu. Its keys are the same as those of a MenuButton.',
    Escape: 'Closes it. Focus returns to the button.',
  },
});
