import { documented } from '../../stories/documentation/documentation.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const views = [
  { value: 'list', label: 'List' },
  { value: 'schedule', label: 'Schedule' },
];
const second = '.HySegmentedControl-segment:nth-child(2)';

export default documented('HySegmentedControl', SegmentedControl<string>, {
  sample: { label: 'View', segments: views, defaultSelected: 'list' },
  use: {
    when: ['For two to four views of the same things, one of which is always chosen.'],
    instead: {
      Tabs: 'For different contents of one page.',
      NavTabs: 'For pages with an address of their own.',
      FilterMenu: 'To filter by values.',
      FilterToggle: 'For a filter of one value.',
      RadioGroup: 'For a choice that is sent with a form.',
      MenuButton: 'For more views than fit a phone.',
    },
  },
  behavior: {
    Choosing: 'The view changes at once; keep filters and sorting.',
    'No room': 'Segments go on in a second row, and long words break.',
  },
  wording: ['One noun each, all of one kind: “List”, “Schedule”. Not “Show list”.'],
  screenReader: [
    'A group with its label, in which each segment is a button, pressed or not. Arrow keys do nothing: it is no radio group.',
  ],
  related: { PlanningTimeline: 'One of the views that it changes between.' },
  anatomy: {
    slots: {
      root: 'The group, with a name for screen readers.',
      segment: 'One of the choices; the current one is pressed.',
    },
  },
  states: {
    'First chosen': {},
    'Second chosen': { props: { defaultSelected: 'schedule' } },
    Three: { props: { segments: [...views, { value: 'map', label: 'Map' }] } },
    Hover: { hover: second },
    Focus: { focus: second },
  },
  guidance: [
    {
      do: {
        show: <SegmentedControl label="View" segments={views} />,
        say: 'Use it for two to four views of the same things, each a word or two.',
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
        say: 'Don’t filter with it, nor offer more than fits a phone: use a FilterMenu.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the segments.',
    'Enter, Space': 'Chooses the focused segment.',
  },
});
