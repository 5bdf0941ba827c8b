import type { FormsLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('nl');
const n = (value: number) => numbers.format(value);
const megabytes = new Intl.NumberFormat('nl', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const forms: FormsLocale = {
  ConfirmDialog: { cancel: 'Annuleren', working: 'Een moment' },
  DateRangeField: {
    locale: 'nl-NL',
    from: 'Van',
    till: 'Tot en met',
    example: (date) => `Bijvoorbeeld ${date}`,
    open: 'Kalender openen',
    calendar: 'Kalender',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    chooseFirst: 'Kies de eerste dag',
    chooseLast: 'Kies de laatste dag',
    clear: 'Datums wissen',
    close: 'Sluiten',
    notAWorkday: 'geen werkdag',
    unreadable: (date) => `Schrijf de datum zoals ${date}.`,
    backwards: 'De laatste dag mag niet voor de eerste liggen.',
    beforeMin: (date) => `Niet voor ${date}.`,
    afterMax: (date) => `Niet na ${date}.`,
    closed: (date) => `${date} is geen werkdag.`,
    holiday: (date, name) => `${date} is een feestdag: ${name}.`,
    tooShort: (days) => `Minstens ${n(days)} ${days === 1 ? 'dag' : 'dagen'}.`,
    take: (date) => `Kies ${date}`,
  },
  FileUpload: {
    choose: 'Bestanden kiezen',
    drop: 'of sleep ze hierheen',
    files: 'Bestanden',
    size: (bytes) => megabytes.format(Math.max(bytes / 1e6, 0.1)),
    rules: (types, size, count) => `${types} · elk tot ${size} · hoogstens ${n(count)}`,
    progress: (percent) => `Wordt geüpload, ${n(percent)}%`,
    done: 'Geüpload',
    failed: 'Niet geüpload',
    remove: (name) => `${name} verwijderen`,
    retry: (name) => `${name} opnieuw uploaden`,
    wrongType: (name, types) => `${name} is van een ander type. Gebruik ${types}.`,
    tooLarge: (name, size) => `${name} is groter dan ${size}.`,
    empty: (name) => `${name} is leeg.`,
    tooMany: (name, count) => `${name} is er een te veel: hoogstens ${n(count)}.`,
  },
  LanguageSwitcher: { label: 'Taal' },
  Stepper: {
    label: 'Stappen',
    done: 'klaar',
    failed: 'vraagt aandacht',
    position: (step, steps) => `Stap ${n(step)} van ${n(steps)}`,
  },
  Toast: { region: 'Meldingen', undo: 'Ongedaan maken', close: 'Melding sluiten' },
};
