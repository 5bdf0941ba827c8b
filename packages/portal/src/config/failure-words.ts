/** Texts of the plain page that shows when the portal cannot start. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The six languages of the product; no framework and no translation file is needed when nothing else works. */
export const FAILURE_WORDS: Readonly<Record<string, FailureWords>> = {
  en: {
    title: 'The portal could not start',
    text: 'Something is wrong with the connection or with the portal itself. Your data is safe.',
    retry: 'Retry',
  },
  de: {
    title: 'Das Portal konnte nicht gestartet werden',
    text: 'Die Verbindung oder das Portal selbst ist gestört. Ihre Daten sind sicher.',
    retry: 'Erneut versuchen',
  },
  fr: {
    title: 'Le portail n’a pas pu démarrer',
    text: 'La connexion ou le portail lui-même rencontre un problème. Vos données sont en sécurité.',
    retry: 'Réessayer',
  },
  nl: {
    title: 'Het portaal kon niet starten',
    text: 'Er is iets mis met de verbinding of met het portaal zelf. Uw gegevens zijn veilig.',
    retry: 'Opnieuw proberen',
  },
  hu: {
    title: 'A portál nem tudott elindulni',
    text: 'Hiba van a kapcsolattal vagy magával a portállal. Az adatai biztonságban vannak.',
    retry: 'Újrapróbálás',
  },
  pl: {
    title: 'Nie udało się uruchomić portalu',
    text: 'Wystąpił problem z połączeniem lub z samym portalem. Dane są bezpieczne.',
    retry: 'Spróbuj ponownie',
  },
};
