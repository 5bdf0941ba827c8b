import { documented } from '../../stories/documentation/documentation.ts';
import { PeriodFilter } from './PeriodFilter.tsx';

const presets = [
  { id: 'week', label: 'This week', from: '2026-11-16', to: '2026-11-22' },
  { id: 'month', label: 'This month', from: '2026-11-01', to: '2026-11-30' },
];
const chosen = { from: '2026-11-16', to: '2026-11-22' };

export default documented('HyPeriodFilter', PeriodFilter, {
  sample: { label: 'Period', presets, defaultPeriod: chosen },
  use: {
    when: ['To filter a list by dates, from one day, until one day, or both.'],
    instead: {
      DateRangeField: 'For the two dates of a form, with workdays and holidays.',
      FilterMenu: 'For values that are no dates.',
    },
  },
  behavior: {
    Applying: 'Dates take effect with Apply, a preset at once; both close it.',
    'Dates that cannot be': 'An end before the beginning is refused in words when it is applied.',
    Closing: 'Escape and a press beside it close it, and the period stays as it was.',
  },
  wording: ['Name what the period is of, as the column does. A preset is two words: “This week”.'],
  screenReader: [
    'A button with its name, “1 selected” where there is a period, and that it opens a dialog. A refusal is announced at once.',
  ],
  related: { FilterBar: 'Shows the period as a chip.', ListSheet: 'Holds it.' },
  anatomy: {
    slots: {
      root: 'The button, which says whether a period is chosen.',
      presets: 'Periods that are asked for often.',
      preset: 'One of them; choosing it is enough.',
      dates: 'A period of one’s own.',
      date: 'Its first and its last day; either may be left open.',
      error: 'Why the dates cannot be.',
      actions: 'Applies the dates, or takes the period off.',
    },
    elsewhere: ['error'],
    open: 'button',
  },
  states: {
    'None chosen': { props: { defaultPeriod: undefined } },
    Chosen: {},
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <PeriodFilter label="Rental period" presets={presets} />,
        say: 'Say of what the period is, and offer those that are asked for most.',
      },
      dont: {
        show: <PeriodFilter label="Date range (from – to)" />,
        say: 'Don’t write the format on the button, nor use it to ask for dates in a form: that is a DateRangeField.',
      },
    },
  ],
  keyboard: {
    'Enter, Space': 'Opens the filter; on a period, chooses it and closes.',
    Enter: 'In a date, applies both dates and closes.',
    'Tab, Shift Tab': 'Goes through the periods, the dates and the buttons, and stays in the open dialog.',
    Escape: 'Closes it without a change; the focus goes back to the button.',
  },
});
