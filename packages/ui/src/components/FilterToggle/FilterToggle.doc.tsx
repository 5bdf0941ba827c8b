import { documented } from '../../stories/documentation/documentation.ts';
import { FilterToggle } from './FilterToggle.tsx';

export default documented('HyFilterToggle', FilterToggle, {
  sample: { label: 'Unread', defaultPressed: true },
  notes: `It stands beside the FilterMenus of a list and is as high as they are. The page shows its value in the FilterBar
too, as it does with any other filter.`,
  use: {
    when: ['To filter a list by one value with one press, beside its menus.'],
    instead: {
      FilterMenu: 'For a field of several values.',
      Switch: 'For a setting that is kept.',
      SegmentedControl: 'Where one of two or more is always chosen.',
    },
  },
  screenReader: ['A button that is read as pressed or not. The FilterBar announces how many results are left.'],
  related: { FilterBar: 'Shows it as a chip too.', ListSheet: 'Holds it.' },
  anatomy: {
    slots: { root: 'The button; while it is pressed, the list shows nothing else.' },
  },
  states: {
    'Not pressed': { props: { defaultPressed: false } },
    Pressed: {},
    Hover: { props: { defaultPressed: false }, hover: 'button' },
    'Hover, pressed': { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <FilterToggle label="Unread" defaultPressed />,
        say: 'Say what is left of the list, in a word or two, and keep the words when it is pressed.',
      },
      dont: {
        show: <FilterToggle label="Show all again" defaultPressed />,
        say: 'Don’t change the words with the state: pressed “Show all” could mean either.',
      },
    },
    {
      do: {
        show: <FilterToggle label="Overdue" />,
        say: 'Use it for one value that is often asked for.',
      },
      dont: {
        show: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {['On rent', 'Overdue', 'Off-hire requested', 'Planned'].map((label) => (
              <FilterToggle key={label} label={label} />
            ))}
          </div>
        ),
        say: 'Don’t line up the values of one filter: that is a FilterMenu.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the button.',
    'Enter, Space': 'Presses it or releases it; the list follows at once.',
  },
});
