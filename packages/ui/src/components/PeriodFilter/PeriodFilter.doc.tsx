import { documented } from '../../stories/documentation/documentation.ts';
import { PeriodFilter } from './PeriodFilter.tsx';

const presets = [
  { id: 'week', label: 'This week', from: '2026-11-16', to: '2026-11-22' },
  { id: 'month', label: 'This month', from: '2026-11-01', to: '2026-11-30' },
];
const chosen = { from: '2026-11-16', to: '2026-11-22' };

export default documented('HyPeriodFilter', PeriodFilter, {
  sample: { label: 'Period', today: '2026-11-18', presets, defaultPeriod: chosen },
  use: {
    when: ['To filter a list by dates: from one day, until one day, or both.'],
    instead: {
      DateRangeField: 'For the two dates in a form, with workdays and holidays.',
      FilterMenu: 'For values other than dates.',
    },
  },
  behavior: {
    Applying: 'Dates take effect with Apply, a preset immediately. Both close the dialog.',
    Typing: 'Dates are typed in any usual way or picked, as in a DateField.',
    'Dates that cannot be': 'Text that is no date shows an error. An end before the beginning shows an error on Apply.',
    Closing: 'Escape and a click outside close it without a change.',
  },
  wording: ['Name the period as in the column header. A preset is two words: “This week”.'],
  screenReader: [
    'A button with its name, and “1 selected” if a period is set, which opens a dialog. Errors are announced immediately.',
  ],
  related: {
    FilterBar: 'Shows the period as a chip.',
    ListSheet: 'Contains it.',
    DateField: 'Asks for one day in a form.',
  },
  anatomy: {
    slots: {
      root: 'Button, which shows whether a period is set.',
      presets: 'Frequently used periods.',
      preset: 'A preset. Choosing it applies it.',
      dates: 'Custom period.',
      date: 'First and last day. Either may be open.',
      error: 'Error of the dates.',
      actions: 'Buttons to apply the dates or clear the period.',
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
        say: 'Name the period, and offer common presets.',
      },
      dont: {
        show: <PeriodFilter label="Date range (from – to)" />,
        say: 'Don’t put the format on the button, or use it for dates in a form: use a DateRangeField.',
      },
    },
  ],
  keyboard: {
    'Enter, Space': 'Opens the filter. On a preset, applies it and closes the dialog.',
    Enter: 'In a date, applies both dates and closes.',
    'Tab, Shift Tab': 'Moves through the presets, the dates and the buttons, and stays in the open dialog.',
    Escape: 'Closes it without a change. Focus returns to the button.',
  },
});
