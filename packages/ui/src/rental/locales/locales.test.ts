import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';

/** All texts by path. Functions are called with as many placeholders as they have parameters. */
function textsOf(locale: object): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [component, labels] of Object.entries(locale)) {
    for (const [key, label] of Object.entries(labels as Record<string, unknown>)) {
      const text =
        typeof label === 'function' ? String(label(...Array.from({ length: label.length }, () => 2))) : label;
      texts.set(`${component}.${key}`, String(text));
    }
  }
  return texts;
}

const english = textsOf(en);

describe.each(Object.entries({ nl, de, fr, hu, pl }))('[UI-04] %s', (_language, locale) => {
  const texts = textsOf(locale);

  it('has exactly the keys of English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('leaves no text empty and copies no sentence from English', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect([...texts].filter(([key, text]) => text.includes(' ') && text === english.get(key))).toEqual([]);
  });
});
