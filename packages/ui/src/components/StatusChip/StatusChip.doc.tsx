import { documented } from '../../stories/documentation/documentation.ts';
import { StatusChip } from './StatusChip.tsx';

export default documented('HyStatusChip', StatusChip, {
  sample: { tone: 'success', children: 'On rent' },
  notes: `A tone is the meaning of a state for the reader. Use \`rentalTone\` for rental statuses, so that each looks the
same in lists, on the schedule and on its own page.

~~~tsx
import { rentalTone } from '@hireyard/ui/rental';

<StatusChip tone={rentalTone('offHireRequested')}>Off-hire requested</StatusChip>;
~~~`,
  use: {
    when: ['For the state of a thing, in a row, on a card or beside its title.'],
    instead: {
      Badge: 'For a count.',
      FilterBar: 'For a filter, which can be removed.',
      MessageBanner: 'For a message in a sentence.',
      PlanningItem: 'For a state on a timeline.',
      EventTimeline: 'For the former states of a thing.',
    },
  },
  behavior: {
    'Long words': 'They wrap in the chip.',
    Pressing: 'It is not interactive. To filter by a state, use a FilterMenu.',
  },
  wording: [
    'One to three words, without a full stop: the state, then a number if it matters. Use the same text in the list, its filter and its page.',
  ],
  screenReader: ['Only the text is read. A change is not announced: confirm the reader’s action in a Toast.'],
  related: {
    DataList: 'Contains it in a column.',
    RentalPeriodBar: 'Shown beside it, for the dates.',
    OrderList: 'Shows the state of an order with it.',
    DocumentList: 'Shows the state of an invoice with it.',
    RequestProductHeader: 'Shows the availability with it.',
  },
  anatomy: {
    slots: { root: 'The chip: a shape of its tone, and the state in words.' },
    inner: {
      shape: { at: '.HyStatusChip-root > svg', is: 'Shape of the tone, for readers who do not see its color.' },
      words: { at: '.HyStatusChip-root > span', is: 'The state.' },
    },
  },
  variants: {
    Success: {},
    Info: { props: { tone: 'info', children: 'Planned' } },
    Warning: { props: { tone: 'warning', children: 'Off-hire requested' } },
    Error: { props: { tone: 'error', children: '7 days overdue' } },
    Neutral: { props: { tone: 'neutral', children: 'Off-hired' } },
    Draft: { props: { tone: 'neutral', shape: 'brokenRing', children: 'Draft' } },
  },
  states: {
    'A long word': { props: { tone: 'warning', children: 'Off-hire requested for the day after the holidays' } },
  },
  guidance: [
    {
      do: {
        show: <StatusChip tone="error">7 days overdue</StatusChip>,
        say: 'Name the state and its amount.',
      },
      dont: {
        show: <StatusChip tone="error">!</StatusChip>,
        say: 'Don’t rely on the tone alone: the text carries the state.',
      },
    },
    {
      do: {
        show: <StatusChip tone="neutral">Off-hired</StatusChip>,
        say: 'Use the same tone for the same state everywhere.',
      },
      dont: {
        show: <StatusChip tone="success">New</StatusChip>,
        say: 'Don’t use a chip as decoration or as a count.',
      },
    },
  ],
});
