import { documented } from '../../stories/documentation/documentation.ts';
import { Sparkline } from './Sparkline.tsx';

const points = [6.5, 7, 5.5, 6, 4, 4.5, 3, 3.5, 1, 2];
const sample = { label: 'Engine hours, working days 9 – 20 Nov', points };
const band = { low: 4, high: 7 };

export default documented('HySparkline', Sparkline, {
  sample: { ...sample, target: 5, band },
  notes: `It has no axis, no ticks and no colors of its own. It shows the trend of a number, which should be beside it.
Screen readers read it as one image: label, first, last, lowest and highest value, target and range. Set a \`summary\`
if the page can describe the line better.

Values, target and range share one scale, which differs between sparklines. Do not compare two by their height.`,
  use: {
    when: ['Beside a number, for its trend: engine hours, spend by month.'],
    instead: {
      KeyFigures: 'For the number itself, above a list.',
      BarChart: 'For amounts that are read individually.',
      BudgetBar: 'For an amount against its limit.',
    },
  },
  wording: ['The label is the number and the period: “Engine hours, working days 9 – 20 Nov”.'],
  anatomy: {
    slots: {
      root: 'Image, as high as a line of text. It can be stretched.',
      band: 'Normal range of the values.',
      target: 'Target value, as a dashed line.',
      line: 'Values, with a gap for missing ones.',
      point: 'Last value.',
    },
  },
  variants: {
    'Values alone': { props: { target: undefined, band: undefined } },
    'With a target': { props: { band: undefined } },
    'With a range': { props: { target: undefined } },
    Stretched: { props: { sx: { inlineSize: '100%', blockSize: 56 } } },
  },
  states: {
    'Days without a value': {
      props: { target: undefined, band: undefined, points: [6.5, 7, null, 6, null, null, 3, 3.5, 1, 2] },
    },
    'One value': { props: { target: undefined, band: undefined, points: [4] } },
    'No values': { props: { target: undefined, band: undefined, points: [null, null] } },
  },
  guidance: [
    {
      do: {
        show: (
          <span>
            2 h yesterday <Sparkline {...sample} />
          </span>
        ),
        say: 'Show the relevant number beside it, with its unit.',
      },
      dont: {
        show: <Sparkline {...sample} sx={{ inlineSize: '100%', blockSize: 120 }} />,
        say: 'Don’t enlarge it to a chart: without an axis, a large line shows no more than a small one.',
      },
    },
    {
      do: {
        show: <Sparkline {...sample} points={[6.5, 7, null, 6, null, null, 3, 3.5, 1, 2]} />,
        say: 'Leave a gap for missing measurements.',
      },
      dont: {
        show: <Sparkline {...sample} points={[6.5, 7, 0, 6, 0, 0, 3, 3.5, 1, 2]} />,
        say: 'Don’t use zero for a missing value.',
      },
    },
  ],
});
