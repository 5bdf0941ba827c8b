import './failure-page.css';
import { FAILURE_WORDS, type FailureWords } from './failure-words.ts';

const wordsFor = (languages: readonly string[]): readonly [string, FailureWords] => {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in FAILURE_WORDS) ?? 'en';
  return [known, FAILURE_WORDS[known] as FailureWords];
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
