import type { FormsLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('en-US');
const n = (value: number) => numbers.format(value);
const megabytes = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const forms: FormsLocale = {
  ConfirmDialog: { cancel: 'Cancel', working: 'One moment' },
  DateRangeField: {
    locale: 'en-US',
    from: 'From',
    till: 'Till',
    example: (date) => `For example ${date}`,
    open: 'Open the calendar',
    calendar: 'Calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    chooseFirst: 'Choose the first day',
    chooseLast: 'Choose the last day',
    clear: 'Clear dates',
    close: 'Close',
    notAWorkday: 'not a workday',
    unreadable: (date) => `Write the date like ${date}.`,
    backwards: 'The last day must not be before the first.',
    beforeMin: (date) => `Not before ${date}.`,
    afterMax: (date) => `Not after ${date}.`,
    closed: (date) => `${date} is not a workday.`,
    holiday: (date, name) => `${date} is a holiday: ${name}.`,
    tooShort: (days) => `At least ${n(days)} ${days === 1 ? 'day' : 'days'}.`,
    take: (date) => `Take ${date}`,
  },
  FileUpload: {
    choose: 'Choose files',
    drop: 'or drop them here',
    files: 'Files',
    size: (bytes) => megabytes.format(Math.max(bytes / 1e6, 0.1)),
    rules: (types, size, count) => `${types} · up to ${size} each · at most ${n(count)}`,
    progress: (percent) => `Uploading, ${n(percent)}%`,
    done: 'Uploaded',
    failed: 'Not uploaded',
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Upload ${name} again`,
    wrongType: (name, types) => `${name} is of another type. Use ${types}.`,
    tooLarge: (name, size) => `${name} is larger than ${size}.`,
    empty: (name) => `${name} is empty.`,
    tooMany: (name, count) => `${name} is one too many: at most ${n(count)}.`,
  },
  LanguageSwitcher: { label: 'Language' },
  Stepper: {
    label: 'Steps',
    done: 'done',
    failed: 'needs attention',
    position: (step, steps) => `Step ${n(step)} of ${n(steps)}`,
  },
  Toast: { region: 'Messages', undo: 'Undo', close: 'Close message' },
};
