import { documented } from '../../stories/documentation/documentation.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const views = [
  { value: 'list', label: 'List' },
  { value: 'schedule', label: 'Schedule' },
];
const second = '.HySegmentedControl-segment:nth-child(2)';

export default documented('HySegmentedControl', SegmentedControl<string>, {
  sample: { label: 'View', segments: views, defaultValue: 'list' },
  use: {
    when: ['For two to four views of the same records, one of which is always selected.'],
    instead: {
      Button: 'For an action.',
      Tabs: 'For different contents of one page.',
      NavTabs: 'For pages with URLs of their own.',
      FilterMenu: 'To filter by values.',
      FilterToggle: 'For a filter with one value.',
      RadioGroup: 'For a choice that is submitted with a form.',
      MenuButton: 'For more views than fit on a phone.',
    },
  },
  behavior: {
    Choosing: 'The view changes immediately. Keep filters and sorting.',
    'No room': 'Segments wrap onto a second row, and long words break.',
  },
  wording: ['One noun each, all of one kind: “List”, “Schedule”. Not “Show list”.'],
  screenReader: [
    'A group with its label. Each segment is a toggle button. Arrow keys do nothing, because it is not a radio group.',
  ],
  related: { PlanningTimeline: 'One of the views that it switches between.' },
  anatomy: {
    slots: {
      root: 'Group with a name for screen readers.',
      segment: 'A segment. The current one is pressed.',
    },
  },
  variants: {
    Two: {},
    Three: { props: { segments: [...views, { value: 'map', label: 'Map' }] } },
  },
  states: {
    'First chosen': {},
    'Second chosen': { props: { defaultValue: 'schedule' } },
    Hover: { hover: second },
    Focus: { focus: second },
  },
  guidance: [
    {
      do: {
        show: <SegmentedControl label="View" segments={views} />,
        say: 'Use it for two to four views of the same records, each a word or two.',
      },
      dont: {
        show: (
          <SegmentedControl
            label="Depot"
            segments={['Amsterdam', 'Rotterdam', 'Utrecht', 'Eindhoven', 'Groningen'].map((depot) => ({
              value: depot,
              label: depot,
            }))}
          />
        ),
        say: 'Don’t use it as a filter, or for more views than fit on a phone: use a FilterMenu.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the segments.',
    'Enter, Space': 'Selects the focused segment.',
  },
});
