import { documented } from '../../stories/documentation/documentation.ts';
import { StatusChip } from './StatusChip.tsx';

export default documented('HyStatusChip', StatusChip, {
  sample: { tone: 'success', children: 'On rent' },
  notes: `A tone says what a state means for the reader. A status of the rental trade has its tone from \`rentalTone\`, so
that it looks the same in a list, on the schedule and on a page of its own.

~~~tsx
import { rentalTone } from '@hireyard/ui/rental';

<StatusChip tone={rentalTone('offHireRequested')}>Off-hire requested</StatusChip>;
~~~`,
  use: {
    when: ['For the state of a thing, in a row, on a card or beside its title.'],
    instead: {
      Badge: 'For a count.',
      FilterBar: 'For a filter, which can be taken off.',
      MessageBanner: 'For a message of a sentence.',
      PlanningItem: 'For a state on a timeline.',
      EventTimeline: 'For the states that a thing had.',
    },
  },
  behavior: {
    'Long words': 'They break over lines in the chip.',
    Pressing: 'It cannot be pressed. To filter by a state take a FilterMenu.',
  },
  wording: [
    'One to three words, without a full stop: the state, then a number where it matters. Write it alike in the list, its filter and its page.',
  ],
  screenReader: ['The words alone are read. A change is not announced: say what the reader did in a Toast.'],
  related: {
    DataList: 'Has it in a column.',
    RentalPeriodBar: 'Stands beside it, for the dates.',
    OrderList: 'Shows the state of an order by it.',
    DocumentList: 'Shows the state of an invoice by it.',
    RequestProductHeader: 'Says by it whether a machine can be had.',
  },
  anatomy: { slots: { root: 'The chip: a shape of its tone, and the state in words.' } },
  states: {
    Success: {},
    Info: { props: { tone: 'info', children: 'Planned' } },
    Warning: { props: { tone: 'warning', children: 'Off-hire requested' } },
    Error: { props: { tone: 'error', children: '7 days overdue' } },
    Neutral: { props: { tone: 'neutral', children: 'Off-hired' } },
    Draft: { props: { tone: 'neutral', shape: 'brokenRing', children: 'Draft' } },
    'A long word': { props: { tone: 'warning', children: 'Off-hire requested for the day after the holidays' } },
  },
  guidance: [
    {
      do: {
        show: <StatusChip tone="error">7 days overdue</StatusChip>,
        say: 'Say what it is, and how much of it.',
      },
      dont: {
        show: <StatusChip tone="error">!</StatusChip>,
        say: 'Don’t let the tone say it alone: the words carry the state.',
      },
    },
    {
      do: {
        show: <StatusChip tone="neutral">Off-hired</StatusChip>,
        say: 'Give the same state the same tone everywhere.',
      },
      dont: {
        show: <StatusChip tone="success">New</StatusChip>,
        say: 'Don’t use a chip as decoration or as a count.',
      },
    },
  ],
});
