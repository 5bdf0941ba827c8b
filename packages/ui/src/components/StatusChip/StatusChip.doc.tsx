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
  anatomy: { slots: { root: 'The chip: a shape of its tone, and the state in words.' } },
  states: {
    Success: {},
    Info: { props: { tone: 'info', children: 'Planned' } },
    Warning: { props: { tone: 'warning', children: 'Off-hire requested' } },
    Error: { props: { tone: 'error', children: '7 days overdue' } },
    Neutral: { props: { tone: 'neutral', children: 'Off-hired' } },
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
