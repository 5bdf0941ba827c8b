import { documented } from '../../stories/documentation/documentation.ts';
import { DateRangeField } from './DateRangeField.tsx';

const depot = { today: '2026-11-20', min: '2026-11-23', max: '2028-11-20' };
const chosen = { from: '2026-11-24', to: '2026-12-04' };

export default documented('HyDateRangeField', DateRangeField, {
  sample: { ...depot, label: 'Rental period', defaultValue: chosen },
  use: {
    when: ['For the first and the last day of a rental, in a form.'],
    instead: {
      PeriodFilter: 'To filter a list by dates, either of which may be open.',
      TextField: 'For a date that everybody knows by heart, such as a date of birth.',
    },
  },
  behavior: {
    Typing:
      'A date is read when the field is left, in the reader’s way, and written out. Text that cannot be read stays.',
    Choosing: 'The first press takes the first day, the second the last and closes the calendar.',
    'Days that cannot be':
      'They stay in sight and are said to be closed, with the holiday’s name. A typed one is refused, and the next possible day is offered as a button.',
    'Narrow windows':
      'The calendar opens above or below where there is room, and otherwise over the page with both dates repeated in it.',
  },
  wording: ['Name what the two days are: “Rental period”. Say in the error which day would be possible.'],
  screenReader: [
    'A group with its label, in which each date is a text field with an example or its error; an error is announced at once.',
    'The calendar is a dialog with a grid. A day is read in full, with today, closed or the holiday; the month is announced when it changes.',
  ],
  related: {
    Form: 'Lists its errors with those of the other fields.',
    RentalPeriodBar: 'Shows a period that is running.',
  },
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
    Empty: { props: { defaultValue: { from: null, to: null } } },
    Chosen: {},
    'Half chosen': { props: { defaultValue: { from: '2026-11-24', to: null } } },
    'A day without deliveries': { props: { defaultValue: { from: '2026-11-28', to: null } } },
    'Error from the server': { props: { errors: { from: 'All machines are on rent on this day.' } } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: 'button' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <DateRangeField {...depot} label="Rental period" defaultValue={{ from: '2026-11-28', to: null }} />,
        say: 'Give the depot’s workdays and holidays: a refusal then names its reason and the next possible day.',
      },
      dont: {
        show: <DateRangeField {...depot} label="Rental period" errors={{ from: 'Invalid date.' }} />,
        say: 'Don’t accept any date and refuse it on the server without saying why.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Goes through both dates and the buttons of their calendars. In the calendar, through the months, the days as one stop, and the buttons below; it stays there.',
    'Any text': 'A date is typed in the reader’s own way, and read when the field is left.',
    Enter: 'In a field, reads the date.',
    'Enter, Space': 'On the button of a date, opens the calendar; on a day, takes it.',
    'Arrow keys': 'Go a day back or on, a week up or down.',
    'Home, End': 'Go to the first and the last day of the week.',
    'Page up, page down': 'Go a month back or on; with Shift, a year.',
    Escape: 'Closes the calendar; the focus goes back to its button.',
  },
});
