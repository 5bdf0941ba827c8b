import { describe, expect, expectTypeOf, it } from 'vitest';
import type { UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';
import { type Message, type Spoken, spoken } from './message.ts';

const english = {
  locale: 'en-US',
  title: 'Machines',
  range: '{start}–{end} of {total}' as Message<'start' | 'end' | 'total'>,
  found: { one: '{count} machine', other: '{count} machines' } as Message<'count'>,
};

const polish: typeof english = {
  locale: 'pl',
  title: 'Maszyny',
  range: '{start}–{end} z {total}',
  found: {
    one: '{count} maszyna',
    few: '{count} maszyny',
    many: '{count} maszyn',
    other: '{count} maszyny',
  },
};

describe('[UI-29] a message', () => {
  it('takes its values by name and formats numbers in its language', () => {
    const text = spoken(english, english);
    expect(text.range({ start: 1, end: 25, total: 12_480 })).toBe('1–25 of 12,480');
    expect(spoken(english, { ...english, locale: 'de' }).range({ start: 1, end: 25, total: 12_480 })).toBe(
      '1–25 of 12.480',
    );
  });

  it('inserts text as it is, also where it looks like a placeholder', () => {
    const { range } = spoken(english, english);
    expect(range({ start: '$&', end: '{total}', total: 3 })).toBe('$&–{total} of 3');
  });

  it('has the form of its count', () => {
    const { found } = spoken(english, polish);
    expect([1, 2, 5, 22, 1.5].map((count) => found({ count }))).toEqual([
      '1 maszyna',
      '2 maszyny',
      '5 maszyn',
      '22 maszyny',
      '1,5 maszyny',
    ]);
  });

  it('has the form for others where its own is missing, and may be the same for every count', () => {
    expect(spoken(english, { ...english, locale: 'pl' }).found({ count: 5 })).toBe('5 machines');
    expect(spoken(english, { ...english, found: 'Found: {count}' }).found({ count: 1 })).toBe('Found: 1');
  });

  it('leaves other texts alone', () => {
    expect(spoken(english, polish)).toMatchObject({ locale: 'pl', title: 'Maszyny' });
  });

  it('is refused by the compiler without a placeholder', () => {
    expectTypeOf<'{start} to {end}'>().toExtend<Message<'start' | 'end'>>();
    expectTypeOf<'from {start}'>().not.toExtend<Message<'start' | 'end'>>();
    expectTypeOf<{ one: 'One file'; other: '{count} files' }>().toExtend<Message<'count'>>();
    expectTypeOf<{ one: '{count} file'; other: 'Files' }>().not.toExtend<Message<'count'>>();
    expectTypeOf<() => string>().not.toExtend<Message<'count'>>();
    expectTypeOf<{ Paginator: { page: 'Seite {page}' } }>().not.toExtend<UiLocaleOverrides>();
    expectTypeOf<{ Paginator: { page: 'Seite {page}/{pages}' } }>().toExtend<UiLocaleOverrides>();
  });

  it('is a function of the names of its placeholders', () => {
    type Text = Spoken<UiLocale['Paginator']>;
    expectTypeOf<Text['page']>().parameter(0).toEqualTypeOf<Readonly<Record<'page' | 'pages', string | number>>>();
    expectTypeOf<Text['nextPage']>().toEqualTypeOf<string>();
  });
});
