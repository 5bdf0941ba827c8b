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

/** The track of a timeline, which the item is placed in. */
function OnTrack(props: PlanningItemProps) {
  return (
    <div style={{ position: 'relative', blockSize: 52 }}>
      <PlanningItem {...props} />
    </div>
  );
}

export default documented('HyPlanningItem', OnTrack, {
  sample,
  notes: `The state is never told by color alone: overdue days are hatched, a period without an end fades out, and one that
goes on outside the window is cut with a dashed edge. The name of the link says machine, state and period.

PlanningTimeline places the items of its rows; take one by itself only for a timeline of your own.`,
  use: {
    when: ['For one rental period on a track of days. PlanningTimeline places them by itself.'],
    instead: {
      RentalPeriodBar: 'For how much of a period has passed, in a row of a list.',
      StatusChip: 'For a state without dates.',
    },
  },
  wording: ['The text is the dates or what is to be done, the label a sentence with machine, state and dates.'],
  screenReader: ['A link with its whole sentence. Hatching, fading and dashes say nothing that the sentence does not.'],
  related: { PlanningTimeline: 'Places it.' },
  anatomy: {
    slots: {
      root: 'The bar, a link to the contract.',
      text: 'Short words; they stay in sight while the timeline scrolls, and go where there is no room for them.',
    },
  },
  states: {
    'On rent': {},
    Planned: { props: { status: 'planned', text: '24 – 28 Nov', label: 'Scissor lift, planned, 24 – 28 Nov' } },
    'Off-hire requested': { props: { status: 'offHireRequested', text: 'pick-up asked 21 Nov' } },
    Overdue: { props: { status: 'overdue', text: 'Overdue 7 days' } },
    'Off-hired': { props: { status: 'offHired', text: 'OH-88213 · off-hired 18 Nov' } },
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
        say: 'Write the period or the thing to do; the row names the machine already.',
      },
      dont: {
        show: <OnTrack {...sample} text="Scissor lift 12 m is on rent from 3 until 27 November" width={0.5} />,
        say: 'Don’t write a sentence into the bar: it is cut off, and the label has it.',
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
        say: 'Give overdue days a bar of their own behind the agreed period.',
      },
      dont: {
        show: <OnTrack {...sample} status="overdue" width={0.9} text="12 Oct – 20 Nov" />,
        say: 'Don’t hatch the days that were agreed: only those after them are overdue.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the bar. In a timeline the arrow keys go from bar to bar.',
    Enter: 'Follows the link to the contract.',
  },
});
