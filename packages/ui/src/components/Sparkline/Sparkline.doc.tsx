import { documented } from '../../stories/documentation/documentation.ts';
import { Sparkline } from './Sparkline.tsx';

const points = [6.5, 7, 5.5, 6, 4, 4.5, 3, 3.5, 1, 2];
const sample = { label: 'Engine hours, working days 9 – 20 Nov', points };
const band = { low: 4, high: 7 };

export default documented('HySparkline', Sparkline, {
  sample: { ...sample, target: 5, band },
  notes: `It has no axis, no marks and no colors of its own: it says how a number went, and beside it stands the number
that matters. A screen reader hears it as one picture: the label, then first, last, lowest and highest value, target and
range. Give a \`summary\` where the page knows better what the line means.

Values, target and range share one scale, so each picture has its own: two of them cannot be compared by their height.`,
  use: {
    when: ['Beside a number, for how it went: engine hours, spend by month.'],
    instead: {
      KeyFigures: 'For the number itself, above a list.',
      BarChart: 'For amounts that are read one by one.',
      BudgetBar: 'For an amount against its limit.',
    },
  },
  wording: ['The label names the number and the time: “Engine hours, working days 9 – 20 Nov”.'],
  anatomy: {
    slots: {
      root: 'The picture, as high as a line of text; it can be stretched.',
      band: 'The range that the values should be in.',
      target: 'A value that should be reached, as a dashed line.',
      line: 'The values; it is broken where there is none.',
      point: 'The last value.',
    },
  },
  states: {
    'Values alone': { props: { target: undefined, band: undefined } },
    'With a target': { props: { band: undefined } },
    'With a range': { props: { target: undefined } },
    'Days without a value': {
      props: { target: undefined, band: undefined, points: [6.5, 7, null, 6, null, null, 3, 3.5, 1, 2] },
    },
    'One value': { props: { target: undefined, band: undefined, points: [4] } },
    'No values': { props: { target: undefined, band: undefined, points: [null, null] } },
    Stretched: { props: { sx: { inlineSize: '100%', blockSize: 56 } } },
  },
  guidance: [
    {
      do: {
        show: (
          <span>
            2 h yesterday <Sparkline {...sample} />
          </span>
        ),
        say: 'Put the number beside it that the reader acts on, with its unit.',
      },
      dont: {
        show: <Sparkline {...sample} sx={{ inlineSize: '100%', blockSize: 120 }} />,
        say: 'Don’t make a chart of it: without an axis a large line says no more than a small one.',
      },
    },
    {
      do: {
        show: <Sparkline {...sample} points={[6.5, 7, null, 6, null, null, 3, 3.5, 1, 2]} />,
        say: 'Leave a gap where nothing was measured.',
      },
      dont: {
        show: <Sparkline {...sample} points={[6.5, 7, 0, 6, 0, 0, 3, 3.5, 1, 2]} />,
        say: 'Don’t write zero for a value that is missing.',
      },
    },
  ],
});
