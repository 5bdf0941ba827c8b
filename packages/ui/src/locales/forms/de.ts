import type { FormsLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('de');
const n = (value: number) => numbers.format(value);
const megabytes = new Intl.NumberFormat('de', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const forms: FormsLocale = {
  ConfirmDialog: { cancel: 'Abbrechen', working: 'Einen Moment' },
  DateRangeField: {
    locale: 'de-DE',
    from: 'Von',
    till: 'Bis',
    example: (date) => `Zum Beispiel ${date}`,
    open: 'Kalender öffnen',
    calendar: 'Kalender',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    chooseFirst: 'Ersten Tag wählen',
    chooseLast: 'Letzten Tag wählen',
    clear: 'Daten löschen',
    close: 'Schließen',
    notAWorkday: 'kein Arbeitstag',
    unreadable: (date) => `Schreiben Sie das Datum wie ${date}.`,
    backwards: 'Der letzte Tag darf nicht vor dem ersten liegen.',
    beforeMin: (date) => `Nicht vor dem ${date}.`,
    afterMax: (date) => `Nicht nach dem ${date}.`,
    closed: (date) => `${date} ist kein Arbeitstag.`,
    holiday: (date, name) => `${date} ist ein Feiertag: ${name}.`,
    tooShort: (days) => `Mindestens ${n(days)} ${days === 1 ? 'Tag' : 'Tage'}.`,
    take: (date) => `${date} nehmen`,
  },
  FileUpload: {
    choose: 'Dateien wählen',
    drop: 'oder hier ablegen',
    files: 'Dateien',
    size: (bytes) => megabytes.format(Math.max(bytes / 1e6, 0.1)),
    rules: (types, size, count) => `${types} · je bis ${size} · höchstens ${n(count)}`,
    progress: (percent) => `Wird hochgeladen, ${n(percent)} %`,
    done: 'Hochgeladen',
    failed: 'Nicht hochgeladen',
    remove: (name) => `${name} entfernen`,
    retry: (name) => `${name} erneut hochladen`,
    wrongType: (name, types) => `${name} hat einen anderen Typ. Erlaubt: ${types}.`,
    tooLarge: (name, size) => `${name} ist größer als ${size}.`,
    empty: (name) => `${name} ist leer.`,
    tooMany: (name, count) => `${name} ist zu viel: höchstens ${n(count)}.`,
  },
  LanguageSwitcher: { label: 'Sprache' },
  Stepper: {
    label: 'Schritte',
    done: 'erledigt',
    failed: 'bitte prüfen',
    position: (step, steps) => `Schritt ${n(step)} von ${n(steps)}`,
  },
  Toast: { region: 'Meldungen', undo: 'Rückgängig', close: 'Meldung schließen' },
};
