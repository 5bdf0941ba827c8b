/** Markup that is safe to send unchanged. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}
type Part = string | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const markupOf = (part: Part): string => {
  if (typeof part === 'string') return escaped(part);
  return part instanceof Html ? part.markup : part.map(({ markup }) => markup).join('');
};

/** Tags a template of markup. Values are escaped, unless they are `Html` themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));

/** Keeps the line breaks of a text that a user has entered. */
export const htmlLines = (text: string): Html =>
  new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(escaped)
      .join('<br>'),
  );
