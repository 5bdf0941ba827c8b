import { documented } from '../../stories/documentation/documentation.ts';
import { fieldParts } from '../../stories/documentation/inner-parts.ts';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

const depot = { today: '2026-11-20', min: '2026-11-23' };

export default documented('HyDateField', DateField, {
  sample: { ...depot, label: 'Pick-up day', defaultValue: '2026-11-24' },
  notes: `A date is typed in any usual way: 24.11.2026, 24 Nov, +2w, fri. Dots are day first, in Hungarian the month or
the year is; slashes follow the country of the text \`country\`. A date without a year is the nearest possible one.`,
  use: {
    when: ['For one day in a form: the end of a rental, a pick-up, an inspection.'],
    instead: {
      DateRangeField: 'For the first and the last day of a rental.',
      PeriodFilter: 'To filter a list by dates, optionally open-ended.',
    },
  },
  behavior: {
    Typing: 'A date is read as it is typed, and formatted on blur or Enter.',
    'What cannot be read': 'It stays for correction, with an error that shows an example, and never counts as empty.',
    'Days that cannot be':
      'They stay visible in the calendar and are announced as closed. A typed one is refused, with a button for the next possible day.',
    'The first month': 'The calendar opens on a month that has a day to choose.',
  },
  wording: ['Name what happens on the day: “Pick-up day”, “New end”.'],
  screenReader: ['A text field, read with its label, its error and an example of the format.'],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    props: {
      hint: 'The machine stays at the site until then.',
      required: true,
      error: true,
      helperText: 'All machines are on rent on this day.',
    },
    slots: {
      root: 'Label, input with calendar button, error and hint.',
      entry: 'Input with the calendar button, and the next possible day.',
    },
    inner: fieldParts({ control: { at: '.HyDateField-entry button', is: 'Button that opens the calendar.' } }),
  },
  states: {
    Empty: { props: { defaultValue: null } },
    Filled: {},
    Required: { props: { required: true, defaultValue: null } },
    'A day that is not a workday': { props: { workDays: [1, 2, 3, 4, 5], defaultValue: '2026-11-28' } },
    Error: { props: { error: true, helperText: 'The machine is promised elsewhere from this day.' } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <DateField {...depot} label="Pick-up day" defaultValue="2026-11-20" />,
        say: 'Pass the first and the last possible day, so that the error names them.',
      },
      dont: {
        show: <TextField label="Pick-up day (dd-mm-yyyy)" />,
        say: 'Don’t ask for one format: the field reads every usual one.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the input, to the button of the calendar, and out of the field.',
    Enter: 'In the field, formats the date.',
    'Enter, Space': 'On the button, opens the calendar. On a day, selects it and closes the calendar.',
    'Arrow keys': 'In the calendar, move by a day, or up and down by a week.',
    'Page up, page down': 'In the calendar, move by a month, or with Shift by a year.',
    Escape: 'Closes the calendar. Focus returns to its button.',
  },
});
