import { documented } from '../../stories/documentation/documentation.ts';
import { FilterToggle } from './FilterToggle.tsx';

export default documented('HyFilterToggle', FilterToggle, {
  sample: { label: 'Unread', defaultPressed: true },
  notes: `Place it beside the FilterMenus of a list, which have the same height. Show its value in the FilterBar, as
for any other filter.`,
  use: {
    when: ['To filter a list by one value with one click, beside its menus.'],
    instead: {
      Button: 'For an action.',
      FilterMenu: 'For a field with several values.',
      Switch: 'For a persistent setting.',
      SegmentedControl: 'If one of two or more options is always selected.',
    },
  },
  screenReader: ['A toggle button, pressed or not. The FilterBar announces the number of results.'],
  related: { FilterBar: 'Shows it as a chip too.', ListSheet: 'Contains it.' },
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
        say: 'Name the remaining items in a word or two, and keep the text when pressed.',
      },
      dont: {
        show: <FilterToggle label="Show all again" defaultPressed />,
        say: 'Don’t change the text with the state: a pressed “Show all” is ambiguous.',
      },
    },
    {
      do: {
        show: <FilterToggle label="Overdue" />,
        say: 'Use it for a single, frequently used value.',
      },
      dont: {
        show: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {['On rent', 'Overdue', 'Off-hire requested', 'Planned'].map((label) => (
              <FilterToggle key={label} label={label} />
            ))}
          </div>
        ),
        say: 'Don’t use several for the values of one filter: use a FilterMenu.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the button.',
    'Enter, Space': 'Toggles the filter. The list updates immediately.',
  },
});
