import type { FormsLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('fr');
const n = (value: number) => numbers.format(value);
const megabytes = new Intl.NumberFormat('fr', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const forms: FormsLocale = {
  ConfirmDialog: { cancel: 'Annuler', working: 'Un instant' },
  DateRangeField: {
    locale: 'fr-FR',
    from: 'Du',
    till: 'Au',
    example: (date) => `Par exemple ${date}`,
    open: 'Ouvrir le calendrier',
    calendar: 'Calendrier',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    chooseFirst: 'Choisissez le premier jour',
    chooseLast: 'Choisissez le dernier jour',
    clear: 'Effacer les dates',
    close: 'Fermer',
    notAWorkday: 'jour non ouvré',
    unreadable: (date) => `Écrivez la date comme ${date}.`,
    backwards: 'Le dernier jour ne peut pas précéder le premier.',
    beforeMin: (date) => `Pas avant le ${date}.`,
    afterMax: (date) => `Pas après le ${date}.`,
    closed: (date) => `${date} n’est pas un jour ouvré.`,
    holiday: (date, name) => `${date} est un jour férié : ${name}.`,
    tooShort: (days) => `Au moins ${n(days)} ${days < 2 ? 'jour' : 'jours'}.`,
    take: (date) => `Prendre ${date}`,
  },
  FileUpload: {
    choose: 'Choisir des fichiers',
    drop: 'ou déposez-les ici',
    files: 'Fichiers',
    size: (bytes) => megabytes.format(Math.max(bytes / 1e6, 0.1)),
    rules: (types, size, count) => `${types} · ${size} maximum chacun · ${n(count)} au plus`,
    progress: (percent) => `Envoi en cours, ${n(percent)} %`,
    done: 'Envoyé',
    failed: 'Non envoyé',
    remove: (name) => `Retirer ${name}`,
    retry: (name) => `Renvoyer ${name}`,
    wrongType: (name, types) => `${name} est d’un autre type. Utilisez ${types}.`,
    tooLarge: (name, size) => `${name} dépasse ${size}.`,
    empty: (name) => `${name} est vide.`,
    tooMany: (name, count) => `${name} est de trop : ${n(count)} au plus.`,
  },
  LanguageSwitcher: { label: 'Langue' },
  Stepper: {
    label: 'Étapes',
    done: 'terminé',
    failed: 'à vérifier',
    position: (step, steps) => `Étape ${n(step)} sur ${n(steps)}`,
  },
  Toast: { region: 'Notifications', undo: 'Annuler l’action', close: 'Fermer la notification' },
};
