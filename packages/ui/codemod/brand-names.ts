import type { API, FileInfo } from 'jscodeshift';
import { forEachUse, kitFile } from './kit-usage.ts';

/** Built-in brands that had codes of countries. */
const BRANDS: Readonly<Record<string, string>> = { NL: 'petrol', DE: 'indigo', PL: 'plum' };

/** Built-in brands have names of colors: `<UiProvider brand="petrol">`. */
export default function transform(info: FileInfo, api: API): string | undefined {
  const file = kitFile(info, api, ['brand']);
  if (!file) return undefined;
  let changed = false;
  forEachUse(file, (_name, given) => {
    for (const { name, value, replace } of given) {
      const now = name === 'brand' && value.type === 'StringLiteral' ? BRANDS[value.value] : undefined;
      if (now === undefined) continue;
      replace(file.j.stringLiteral(now) as never);
      changed = true;
    }
  });
  return changed ? file.source.toSource() : undefined;
}
