/**
 * Keeps React working in a page that the browser translates.
 *
 * A browser replaces each text node by a `<font>` element with the translation. React keeps the replaced node, and fails when
 * it removes that node or inserts something before it; a changed text would not be shown. So each replaced text node is put
 * back in front of its translation, empty, where React finds it. When React removes, moves or changes it, the translation goes,
 * and the browser translates the new text.
 */
interface Translation {
  readonly font: Element;
  /** Text before the translation. */
  readonly original: string;
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT';

/** A node that one record has added or removed. */
interface Change<N extends Node> {
  readonly record: MutationRecord;
  readonly node: N;
}

const changesOf = <N extends Node>(
  records: readonly MutationRecord[],
  list: 'addedNodes' | 'removedNodes',
  is: (node: Node) => node is N,
): Change<N>[] =>
  records.flatMap((record) => [...record[list]].filter(is).map((node): Change<N> => ({ record, node })));

const isText = (node: Node): node is Text => node instanceof Text;

/** Returns whether both nodes stood, or stand, at one place: one record replaced them, or they were neighbors. */
function atOnePlace({ record: added, node: font }: Change<Element>, { record: removed, node: text }: Change<Text>) {
  const parent = added.target;
  if (removed.target !== parent || font.parentNode !== parent || text.parentNode === parent) return false;
  if (added === removed || removed.previousSibling === font || removed.nextSibling === font) return true;
  if (added.previousSibling === text || added.nextSibling === text) return true;
  return added.previousSibling === removed.previousSibling && added.nextSibling === removed.nextSibling;
}

/** Watches a document for translation. Returns a function that ends it. */
export function followPageTranslation(body: HTMLElement): () => void {
  const translations = new Map<Text, Translation>();

  const putBack = (text: Text, font: Element) => {
    // A translator may have moved the node into the translation.
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    translations.set(text, { font, original: text.data });
    text.data = '';
    font.before(text);
    observer.observe(text, { characterData: true });
  };

  /** Finds text nodes that `<font>` elements have replaced. A translator also changes its own elements. */
  const findReplaced = (records: readonly MutationRecord[]) => {
    const outside = records.filter(({ target }) => !isFont(target));
    const removals = changesOf(outside, 'removedNodes', isText);
    for (const addition of changesOf(outside, 'addedNodes', isFont)) {
      const at = removals.findIndex((removal) => atOnePlace(addition, removal));
      const [removal] = at < 0 ? [] : removals.splice(at, 1);
      if (!removal) continue;
      if (translations.has(removal.node)) addition.node.replaceWith(removal.node);
      else putBack(removal.node, addition.node);
    }
  };

  /** Ends a translation whose text or `<font>` element React or the browser has removed, moved or changed. */
  const endChanged = (text: Text, { font, original }: Translation, hasNewText: boolean) => {
    if (text.isConnected && text.nextSibling === font && !hasNewText) return;
    translations.delete(text);
    font.remove();
    if (!hasNewText) text.data = original;
  };

  const observer = new MutationObserver((records) => {
    const written = new Set(records.flatMap(({ type, target }) => (type === 'characterData' ? [target] : [])));
    const former = [...translations];
    findReplaced(records.filter(({ type }) => type === 'childList'));
    for (const [text, translation] of former) endChanged(text, translation, written.has(text));
    // Drops the records of its own changes.
    observer.takeRecords();
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
