import { element, fillWith } from './element.ts';

/** Milliseconds. Screen readers announce changes of an existing live region; many ignore one that is inserted with text. */
const KNOWN_AFTER = 100;

/** Text that is announced without taking the focus. */
export function createAnnouncement(id: string) {
  const region = element('div', { id, role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = '';
  const stop = (): void => clearTimeout(timer);
  return {
    region,
    stop,
    say: (lines: readonly (string | false)[]): void => {
      stop();
      timer = setTimeout(() => {
        const text = lines.join('\n');
        if (said === text) return; // setting it again would announce it again
        said = text;
        fillWith(
          region,
          lines.map((line) => line && element('p', {}, line)),
        );
      }, KNOWN_AFTER);
    },
  };
}
