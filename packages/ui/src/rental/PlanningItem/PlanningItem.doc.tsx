import { documented } from '../../stories/documentation/documentation.ts';
import { PlanningItem, type PlanningItemProps } from './PlanningItem.tsx';

const sample: PlanningItemProps = {
  status: 'onRent',
  text: '3 – 27 Nov',
  label: 'Scissor lift, on rent, 3 – 27 Nov',
  href: '#c-240118',
  start: 0.1,
  width: 0.7,
};

/** Track of a timeline that contains the item. */
function OnTrack(props: PlanningItemProps) {
  return (
    <div style={{ position: 'relative', blockSize: 52 }}>
      <PlanningItem {...props} />
    </div>
  );
}

export default documented('HyPlanningItem', OnTrack, {
  sample,
  notes: `The state never depends on color alone. Overdue days are hatched, an open-ended period fades out, and a
period that continues outside the window has a dashed edge. The name of the link contains machine, state and period.

PlanningTimeline places the items of its rows. Use an item directly only in a timeline of your own.`,
  use: {
    when: ['For one rental period on a track of days. PlanningTimeline places its items itself.'],
    instead: {
      RentalPeriodBar: 'For the progress of a period, in a row of a list.',
      StatusChip: 'For a state without dates.',
    },
  },
  wording: ['The text is the dates or the next action. The label is a sentence with machine, state and dates.'],
  screenReader: ['A link with its full sentence, which includes the meaning of hatching, fading and dashes.'],
  related: { PlanningTimeline: 'Places it.' },
  anatomy: {
    slots: {
      root: 'Bar with a link to the contract.',
      text: 'Short text. Stays visible while the timeline scrolls, hidden if it does not fit.',
    },
  },
  variants: {
    'On rent': {},
    Planned: { props: { status: 'planned', text: '24 – 28 Nov', label: 'Scissor lift, planned, 24 – 28 Nov' } },
    'Off-hire requested': { props: { status: 'offHireRequested', text: 'pick-up asked 21 Nov' } },
    Overdue: { props: { status: 'overdue', text: 'Overdue 7 days' } },
    'Off-hired': { props: { status: 'offHired', text: 'OH-88213 · off-hired 18 Nov' } },
  },
  states: {
    'Without an end': { props: { start: 0.1, width: 0.9, text: 'since 1 Oct', openEnded: true, goesOnAfter: true } },
    'Goes on before and after': {
      props: { start: 0, width: 1, text: 'since 12 Oct', goesOnBefore: true, goesOnAfter: true },
    },
    'Too short for words': { props: { status: 'overdue', text: 'Overdue 1 day', width: 0.04 } },
    Hover: { hover: 'a' },
    Focus: { focus: 'a' },
  },
  guidance: [
    {
      do: {
        show: <OnTrack {...sample} />,
        say: 'Use the period or the next action. The row contains the machine’s name.',
      },
      dont: {
        show: <OnTrack {...sample} text="Scissor lift 12 m is on rent from 3 until 27 November" width={0.5} />,
        say: 'Don’t put a sentence into the bar: it is clipped, and the label contains it.',
      },
    },
    {
      do: {
        show: (
          <div style={{ position: 'relative', blockSize: 52 }}>
            <PlanningItem {...sample} start={0} width={0.5} text="12 Oct – 13 Nov" />
            <PlanningItem {...sample} status="overdue" start={0.5} width={0.4} text="Overdue 7 days" />
          </div>
        ),
        say: 'Use a separate bar for overdue days after the agreed period.',
      },
      dont: {
        show: <OnTrack {...sample} status="overdue" width={0.9} text="12 Oct – 20 Nov" />,
        say: 'Don’t hatch agreed days: only the days after them are overdue.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the bar. In a timeline, arrow keys move between bars.',
    Enter: 'Follows the link to the contract.',
  },
});
