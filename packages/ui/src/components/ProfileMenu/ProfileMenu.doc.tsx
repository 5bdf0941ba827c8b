import { documented } from '../../stories/documentation/documentation.ts';
import { profileEntries } from '../../stories/samples.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const entries = profileEntries(() => undefined);

export default documented('HyProfileMenu', ProfileMenu, {
  sample: { name: 'Anna Visser', entries },
  anatomy: { slots: { root: 'A MenuButton, with what concerns the reader.' } },
  states: { Closed: {}, Hover: { hover: 'button' }, Focus: { focus: 'button' } },
  guidance: [
    {
      do: { show: <ProfileMenu name="Anna Visser" entries={entries} />, say: 'Put Logout last, behind a line.' },
      dont: {
        show: <ProfileMenu name="Anna Visser" entries={entries.toReversed()} />,
        say: 'Don’t begin with what ends the session.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu, whose keys are those of the MenuButton.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
