import { element, fillWith } from './element.ts';

/** Screen readers tell what changes in a region that they know; one that arrives filled, many pass over. Milliseconds. */
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
        if (said === text) return; // told again, it would be heard again
        said = text;
        fillWith(
          region,
          lines.map((line) => line && element('p', {}, line)),
        );
      }, KNOWN_AFTER);
    },
  };
}
