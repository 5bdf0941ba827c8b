import { element } from './element.ts';

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
    say: (lines: readonly string[]): void => {
      stop();
      timer = setTimeout(() => {
        if (said === lines.join('\n')) return; // told again, it would be heard again
        said = lines.join('\n');
        region.replaceChildren(...lines.map((line) => element('p', {}, line)));
      }, KNOWN_AFTER);
    },
  };
}
