import { documented } from '../../stories/documentation/documentation.ts';
import { DateRangeField } from './DateRangeField.tsx';

const depot = { today: '2026-11-20', min: '2026-11-23', max: '2028-11-20' };
const chosen = { from: '2026-11-24', till: '2026-12-04' };

export default documented('HyDateRangeField', DateRangeField, {
  sample: { ...depot, label: 'Rental period', defaultValue: chosen },
  anatomy: {
    slots: {
      root: 'The group of both dates.',
      legend: 'What the dates are.',
      ends: 'Both dates beside each other, below each other where there is no room.',
      end: 'One date: its label, the field, and the button of the calendar.',
      hint: 'How a date is typed, while the field is empty.',
      error: 'Why a date cannot be, and the next one that can.',
      calendar: 'The days of one month, in a dialog.',
      monthBar: 'The month, and the ways to the one before and after.',
      month: 'The table of its days.',
      place: 'The place of a day, filled between the two dates.',
      day: 'One day; what the depot does not do on it is said in its name.',
      foot: 'What is chosen so far, and Done.',
    },
    elsewhere: ['hint', 'error'],
    open: 'button',
  },
  states: {
    Empty: { props: { defaultValue: { from: null, till: null } } },
    Chosen: {},
    'Half chosen': { props: { defaultValue: { from: '2026-11-24', till: null } } },
    'A day without deliveries': { props: { defaultValue: { from: '2026-11-28', till: null } } },
    'Error from the server': { props: { errors: { from: 'All machines are on rent on this day.' } } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: 'button' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <DateRangeField {...depot} label="Rental period" defaultValue={{ from: '2026-11-28', till: null }} />,
        say: 'Give the depot’s workdays and holidays: a refusal then names its reason and the next possible day.',
      },
      dont: {
        show: <DateRangeField {...depot} label="Rental period" errors={{ from: 'Invalid date.' }} />,
        say: 'Don’t accept any date and refuse it on the server without saying why.',
      },
    },
  ],
  keyboard: {
    'Any text': 'A date is typed in the reader’s own way, and read when the field is left.',
    Enter: 'Reads the date; on a day of the calendar, takes it.',
    'Arrow keys': 'Go a day back or on, a week up or down.',
    'Home, End': 'Go to the first and the last day of the week.',
    'Page up, page down': 'Go a month back or on; with Shift, a year.',
    Escape: 'Closes the calendar; the focus goes back to its button.',
  },
});
