import { documented } from '../../stories/documentation/documentation.ts';
import { StatusChip } from './StatusChip.tsx';

export default documented('HyStatusChip', StatusChip, {
  sample: { tone: 'onRent', children: 'On rent' },
  anatomy: { slots: { root: 'The chip: a shape of its tone, and the state in words.' } },
  states: {
    'On rent': {},
    Planned: { props: { tone: 'planned', children: 'Planned' } },
    Pending: { props: { tone: 'pending', children: 'Off-hire requested' } },
    Overdue: { props: { tone: 'overdue', children: '7 days overdue' } },
    Neutral: { props: { tone: 'neutral', children: 'Off-hired' } },
    'A long word': { props: { tone: 'pending', children: 'Off-hire requested for the day after the holidays' } },
  },
  guidance: [
    {
      do: {
        show: <StatusChip tone="overdue">7 days overdue</StatusChip>,
        say: 'Say what it is, and how much of it.',
      },
      dont: {
        show: <StatusChip tone="overdue">!</StatusChip>,
        say: 'Don’t let the tone say it alone: the words carry the state.',
      },
    },
    {
      do: {
        show: <StatusChip tone="neutral">Off-hired</StatusChip>,
        say: 'Give the same state the same tone everywhere.',
      },
      dont: {
        show: <StatusChip tone="onRent">New</StatusChip>,
        say: 'Don’t use a chip as decoration or as a count.',
      },
    },
  ],
});
