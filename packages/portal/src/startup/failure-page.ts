import './failure-page.css';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The six languages of the product; no framework and no translation file is needed when nothing else works. */
export const FAILURE_WORDS: Readonly<Record<string, Words>> = {
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
    title: "Le portail n'a pas pu démarrer",
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
    text: 'Wystąpił problem z połączeniem lub z samym portalem. Twoje dane są bezpieczne.',
    retry: 'Spróbuj ponownie',
  },
};

const wordsFor = (languages: readonly string[]): readonly [string, Words] => {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in FAILURE_WORDS) ?? 'en';
  return [known, FAILURE_WORDS[known] as Words];
};

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

/** Shows a plain page instead of a portal that cannot start (ST-02, ST-03). */
export const showFailurePage = (
  root: HTMLElement,
  languages: readonly string[] = navigator.languages,
  retry: () => void = () => location.reload(),
): void => {
  const [language, words] = wordsFor(languages);
  document.documentElement.lang = language;
  const main = document.createElement('main');
  main.className = 'startup-failure';
  const button = Object.assign(element('button', words.retry), { type: 'button' as const });
  button.addEventListener('click', retry);
  main.append(element('h1', words.title), element('p', words.text), button);
  root.replaceChildren(main);
};
