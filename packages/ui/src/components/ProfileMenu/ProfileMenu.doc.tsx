import { documented } from '../../stories/documentation/documentation.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { profileEntries } from '../../stories/samples.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const entries = profileEntries(() => undefined);

export default documented('HyProfileMenu', ProfileMenu, {
  sample: { name: 'Anna Visser', entries },
  use: {
    when: ['In the header, for the reader’s own profile and settings, and to log out.'],
    instead: { CompanyMenu: 'For what concerns the company.', MenuButton: 'For a menu of another subject.' },
  },
  wording: ['The initials are made of the name; the whole name is in the tooltip.'],
  screenReader: ['A button with “Profile”, the initials and the whole name, which opens a menu.'],
  related: {
    AppHeader: 'Shows it from 40rem on; below that its entries are in the phone’s navigation.',
    LanguageSwitcher: 'Among the settings that it leads to.',
  },
  anatomy: { slots: { root: 'A MenuButton, with what concerns the reader.' } },
  states: { Closed: {}, Hover: { hover: 'button' }, Focus: { focus: 'button' } },
  guidance: [
    {
      do: {
        show: (
          <OpenMenu room={190}>
            <ProfileMenu name="Anna Visser" entries={entries} />
          </OpenMenu>
        ),
        say: 'Put Logout last, behind a line.',
      },
      dont: {
        show: (
          <OpenMenu room={190}>
            <ProfileMenu name="Anna Visser" entries={entries.toReversed()} />
          </OpenMenu>
        ),
        say: 'Don’t begin with what ends the session.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu, whose keys are those of the MenuButton.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
