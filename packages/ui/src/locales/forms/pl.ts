import type { FormsLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('pl');
const n = (value: number) => numbers.format(value);
const megabytes = new Intl.NumberFormat('pl', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const forms: FormsLocale = {
  ConfirmDialog: { cancel: 'Anuluj', working: 'Chwileczkę' },
  DateRangeField: {
    locale: 'pl-PL',
    from: 'Od',
    till: 'Do',
    example: (date) => `Na przykład ${date}`,
    open: 'Otwórz kalendarz',
    calendar: 'Kalendarz',
    previousMonth: 'Poprzedni miesiąc',
    nextMonth: 'Następny miesiąc',
    chooseFirst: 'Wybierz pierwszy dzień',
    chooseLast: 'Wybierz ostatni dzień',
    clear: 'Wyczyść daty',
    close: 'Zamknij',
    notAWorkday: 'dzień wolny',
    unreadable: (date) => `Wpisz datę w postaci ${date}.`,
    backwards: 'Ostatni dzień nie może być przed pierwszym.',
    beforeMin: (date) => `Nie wcześniej niż ${date}.`,
    afterMax: (date) => `Nie później niż ${date}.`,
    closed: (date) => `${date} nie jest dniem roboczym.`,
    holiday: (date, name) => `${date} to święto: ${name}.`,
    tooShort: (days) => `Co najmniej ${n(days)} ${days === 1 ? 'dzień' : 'dni'}.`,
    take: (date) => `Wybierz ${date}`,
  },
  FileUpload: {
    choose: 'Wybierz pliki',
    drop: 'lub upuść je tutaj',
    files: 'Pliki',
    size: (bytes) => megabytes.format(Math.max(bytes / 1e6, 0.1)),
    rules: (types, size, count) => `${types} · każdy do ${size} · najwyżej ${n(count)}`,
    progress: (percent) => `Przesyłanie, ${n(percent)}%`,
    done: 'Przesłano',
    failed: 'Nie przesłano',
    remove: (name) => `Usuń ${name}`,
    retry: (name) => `Prześlij ponownie ${name}`,
    wrongType: (name, types) => `${name} ma inny typ. Użyj: ${types}.`,
    tooLarge: (name, size) => `${name} przekracza ${size}.`,
    empty: (name) => `${name} jest pusty.`,
    tooMany: (name, count) => `${name} to o jeden za dużo: najwyżej ${n(count)}.`,
  },
  LanguageSwitcher: { label: 'Język' },
  Stepper: {
    label: 'Kroki',
    done: 'gotowe',
    failed: 'do sprawdzenia',
    position: (step, steps) => `Krok ${n(step)} z ${n(steps)}`,
  },
  Toast: { region: 'Powiadomienia', undo: 'Cofnij', close: 'Zamknij powiadomienie' },
};
