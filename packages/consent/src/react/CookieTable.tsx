'use client';
import { useEffect } from 'react';
import type { CookieTableData } from '../cookies/cookie-table.ts';

export interface CookieTableProps {
  /** What `cookieTable` returns. */
  table: CookieTableData;
  className?: string | undefined;
}

const CSS = `
.hy-consent-table{overflow-x:auto}
.hy-consent-table table{inline-size:100%;border-collapse:collapse}
.hy-consent-table caption{text-align:start;font-weight:700;padding-block-end:.5rem}
.hy-consent-table :is(th,td){text-align:start;vertical-align:top;min-inline-size:7rem;padding-block:.5rem;padding-inline-end:1rem;border-block-end:1px solid}
`;
let styled = false;

/** Cookies and similar data of every service, for the page of the cookie policy. A server renders it too. */
export function CookieTable({ table, className }: CookieTableProps) {
  useEffect(() => {
    if (styled) return;
    styled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    // Before the page's own sheets, which may change it.
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  }, []);
  const { caption, columns, rows, language } = table;
  const [first, ...others] = columns;
  return (
    // A narrow page scrolls the table by its own, with the keyboard too.
    <section
      lang={language}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className={['hy-consent-table', className].filter(Boolean).join(' ')}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {first && <th scope="row">{row[first.key]}</th>}
              {others.map(({ key }) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
