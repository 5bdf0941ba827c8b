import type { FormsLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('hu');
const n = (value: number) => numbers.format(value);
const megabytes = new Intl.NumberFormat('hu', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const forms: FormsLocale = {
  ConfirmDialog: { cancel: 'Mégse', working: 'Egy pillanat' },
  DateRangeField: {
    locale: 'hu-HU',
    from: 'Kezdete',
    till: 'Vége',
    example: (date) => `Például ${date}`,
    open: 'Naptár megnyitása',
    calendar: 'Naptár',
    previousMonth: 'Előző hónap',
    nextMonth: 'Következő hónap',
    chooseFirst: 'Válassza ki az első napot',
    chooseLast: 'Válassza ki az utolsó napot',
    clear: 'Dátumok törlése',
    close: 'Bezárás',
    notAWorkday: 'nem munkanap',
    unreadable: (date) => `A dátumot így írja: ${date}`,
    backwards: 'Az utolsó nap nem lehet az első előtt.',
    beforeMin: (date) => `Legkorábban: ${date}`,
    afterMax: (date) => `Legkésőbb: ${date}`,
    closed: (date) => `${date} nem munkanap.`,
    holiday: (date, name) => `${date} ünnepnap: ${name}.`,
    tooShort: (days) => `Legalább ${n(days)} nap.`,
    take: (date) => `${date} választása`,
  },
  FileUpload: {
    choose: 'Fájlok kiválasztása',
    drop: 'vagy húzza ide őket',
    files: 'Fájlok',
    size: (bytes) => megabytes.format(Math.max(bytes / 1e6, 0.1)),
    rules: (types, size, count) => `${types} · egyenként legfeljebb ${size} · legfeljebb ${n(count)}`,
    progress: (percent) => `Feltöltés, ${n(percent)}%`,
    done: 'Feltöltve',
    failed: 'Nincs feltöltve',
    remove: (name) => `${name} eltávolítása`,
    retry: (name) => `${name} feltöltése újra`,
    wrongType: (name, types) => `${name} más típusú. Használható: ${types}.`,
    tooLarge: (name, size) => `${name} nagyobb ennél: ${size}.`,
    empty: (name) => `${name} üres.`,
    tooMany: (name, count) => `${name} már túl sok: legfeljebb ${n(count)}.`,
  },
  LanguageSwitcher: { label: 'Nyelv' },
  Stepper: {
    label: 'Lépések',
    done: 'kész',
    failed: 'ellenőrizendő',
    position: (step, steps) => `${n(step)}. lépés, összesen ${n(steps)}`,
  },
  Toast: { region: 'Üzenetek', undo: 'Visszavonás', close: 'Üzenet bezárása' },
};
