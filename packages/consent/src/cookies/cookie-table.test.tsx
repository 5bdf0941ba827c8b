import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CookieTable } from '../react/index.ts';
import { translationFaults } from '../translations/completeness.ts';
import { cookieTable } from './cookie-table.ts';
import { cookiesNamed } from './cookies-named.ts';
import { tableTexts } from './table-texts.ts';

const options = {
  services: [
    {
      name: 'video',
      title: 'Video player',
      purposes: ['performance' as const],
      cookies: [
        ...cookiesNamed(['vid_', 'a.b'], ['hireyard.nl', 'hireyard.de'], 90),
        { pattern: 'vid', days: 1 },
        { pattern: '^whole$', days: 0 },
        { pattern: /^a|b/ },
      ],
    },
    { name: 'constructor', title: 'Maps', purposes: ['functional' as const], cookies: [{ pattern: 'map' }] },
    { name: 'none', title: 'Without cookies', purposes: ['functional' as const] },
  ],
  translations: { de: { services: { video: 'Zeigt Filme.' } } },
};

describe('the table of cookies', () => {
  it('[CC-20] names each cookie once, with service, purpose and days, and what consent itself stores', async () => {
    const { rows, columns } = await cookieTable(options, 'de-AT');
    expect(columns.map(({ label }) => label)).toEqual(['Bezeichnung', 'Dienst', 'Zweck', 'Speicherdauer']);
    const video = (name: string, kept: string) => [name, 'Video player', 'Leistung. Zeigt Filme.', kept];
    expect(rows.map(({ name, service, purpose, kept }) => [name, service, purpose, kept])).toEqual([
      ['klaro, klaroConfirmedAt, klaroReceipts (lokaler Speicher)', 'Ihre Auswahl zu Cookies', 'Funktional', '60 Tage'],
      video('vid_*, a.b*', '90 Tage'),
      video('vid', '1 Tag'),
      video('whole', 'Bis der Browser geschlossen wird'),
      video('^a|b', 'Solange der Dienst es festlegt'),
      ['map', 'Maps', 'Funktional', 'Solange der Dienst es festlegt'],
    ]);
  });

  it('[CC-15] [CC-20] is empty without services', async () => {
    expect((await cookieTable({}, 'en')).rows).toEqual([]);
  });

  it('[CC-20] has its words in every language', () => {
    expect(translationFaults(tableTexts)).toEqual([]);
  });
});

describe('the component', () => {
  // jsdom has no constructed stylesheets.
  beforeAll(() => {
    CSSStyleSheet.prototype.replaceSync ??= () => {};
    (document as { adoptedStyleSheets?: unknown }).adoptedStyleSheets ??= [];
  });

  it('[CC-20] is a table with a caption, in its language, the same on a server', async () => {
    const table = await cookieTable(options, 'hu');
    render(<CookieTable table={table} className="policy" />);
    const region = screen.getByRole('region', { name: 'Sütik és hasonló adatok' });
    const shown = within(region).getByRole('table', { name: 'Sütik és hasonló adatok' });
    expect(region).toHaveAttribute('lang', 'hu');
    expect(region).toHaveClass('policy');
    const row = within(shown).getByRole('row', { name: /^vid_\*/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('vid_*, a.b*');
    expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('90 nap');
    expect(renderToString(<CookieTable table={JSON.parse(JSON.stringify(table))} className="policy" />)).toBe(
      region.outerHTML,
    );
  });
});
