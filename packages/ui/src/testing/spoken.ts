import { virtual } from '@guidepup/virtual-screen-reader';

/** More phrases than any page of the tests has. Ends a reader that does not arrive. */
const MOST_PHRASES = 600;

/**
 * Reads an element from its start to its end by the model of a screen reader. Returns one phrase per line, up to the phrase
 * that `until` accepts.
 */
export async function spoken(container: Element, until: (phrase: string) => boolean = () => false): Promise<string> {
  await virtual.start({ container });
  try {
    const [first] = await virtual.spokenPhraseLog();
    for (let phrases = 0; phrases < MOST_PHRASES; phrases += 1) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      // Behind its end, the reader would begin again.
      if (phrase === `end of ${first}` || until(phrase)) break;
    }
    return `${(await virtual.spokenPhraseLog()).join('\n')}\n`;
  } finally {
    await virtual.stop();
  }
}
