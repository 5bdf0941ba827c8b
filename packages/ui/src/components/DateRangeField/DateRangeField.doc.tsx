import { documented } from '../../stories/documentation/documentation.ts';
import { DateRangeField } from './DateRangeField.tsx';

const depot = { today: '2026-11-20', min: '2026-11-23', max: '2028-11-20' };
const chosen = { from: '2026-11-24', to: '2026-12-04' };

export default documented('HyDateRangeField', DateRangeField, {
  sample: { ...depot, label: 'Rental period', defaultValue: chosen },
  use: {
    when: ['For the first and the last day of a rental, in a form.'],
    instead: {
      PeriodFilter: 'To filter a list by dates, optionally open-ended.',
      TextField: 'For a date that people know by heart, such as a date of birth.',
    },
  },
  behavior: {
    Typing:
      'A date is read in any usual way, and formatted on blur. Text that is no date stays, is refused, and never counts as empty.',
    Choosing: 'The first click sets the first day, the second one the last and closes the calendar.',
    'Days that cannot be':
      'They stay visible and are announced as closed, with the holiday’s name. A typed one is refused, with a button for the next possible day.',
    'Narrow windows':
      'The calendar opens below or above the fields if it fits, otherwise over the page with both dates repeated in it.',
  },
  wording: ['Name the period: “Rental period”. Mention the possible day in the error.'],
  screenReader: [
    'A group with its label. Each date is a text field with an example or its error. Errors are announced immediately.',
    'The calendar is a dialog with a grid. Days are read in full, with “today”, “closed” or the holiday. A change of month is announced.',
  ],
  related: {
    Form: 'Lists its errors with those of the other fields.',
    RentalPeriodBar: 'Shows the progress of a period.',
    DateField: 'Asks for one day.',
  },
  anatomy: {
    slots: {
      root: 'The group of both dates.',
      legend: 'Label of the dates.',
      ends: 'Both dates, side by side or stacked if space is short.',
      end: 'A date: label, input and calendar button.',
      hint: 'Example of the date format, while the input is empty.',
      error: 'Error of a date, with the next possible one.',
      calendar: 'Dialog with the days of a month.',
      monthBar: 'Month with previous and next buttons.',
      month: 'Grid of its days.',
      place: 'Cell of a day, filled between the two dates.',
      day: 'A day. Its name includes the restrictions of the depot.',
      foot: 'Current selection and the Done button.',
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
        say: 'Pass the depot’s workdays and holidays, so that errors name the reason and the next possible day.',
      },
      dont: {
        show: <DateRangeField {...depot} label="Rental period" errors={{ from: 'Invalid date.' }} />,
        say: 'Don’t accept any date only to reject it on the server without a reason.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Moves through both dates and their calendar buttons. In the calendar, moves through the months, the days as one stop, and the buttons below, and stays there.',
    'Any text': 'Types a date in any usual way. It is formatted on blur.',
    Enter: 'In a field, formats the date.',
    'Enter, Space': 'On the button of a date, opens the calendar. On a day, selects it.',
    'Arrow keys': 'Move by a day, or up and down by a week.',
    'Home, End': 'Move to the first or last day of the week.',
    'Page up, page down': 'Move by a month, or with Shift by a year.',
    Escape: 'Closes the calendar. Focus returns to its button.',
  },
});
