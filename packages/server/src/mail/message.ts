import type { Language } from '@hireyard/contract';
import { html, htmlLines } from './html.ts';
import { fill, MAIL_TEXTS } from './texts.ts';

type Facts = readonly (readonly [name: string, value: string])[];
interface Link {
  readonly label: string;
  readonly url: string;
}

/** Content of a mail, rendered as HTML and as text. */
export interface Message {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Names and values, such as the fields of a registration. */
  readonly facts?: Facts;
  /** Further groups of facts, each with a caption, which may link to a page. */
  readonly tables?: readonly { readonly caption: string; readonly facts: Facts; readonly url?: string }[];
  readonly action?: Link;
  /** Further links below the button. */
  readonly links?: readonly Link[];
  /** Notes below the button: its expiry, and advice for an unexpected mail. */
  readonly notes?: readonly string[];
}
export interface Sender {
  readonly language: Language;
  /** Name of the operating company. */
  readonly company: string;
}
/** Size of the company's logo, which is the attachment `LOGO_ID`. */
interface LogoSize {
  readonly width: number;
  readonly height: number;
}

/** Content id of the logo. */
export const LOGO_ID = 'logo';

/** Mail programs support no style sheets, and some neither grid nor flexbox. */
const FONT = 'font-family:Arial,Helvetica,sans-serif;';
const BODY = `margin:0;padding:24px 12px;background:#f5f6f4;color:#16202b;${FONT}font-size:16px;line-height:1.5;`;
const SHEET =
  'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #dfe3e6;border-radius:12px;';
const COMPANY = 'margin:0 0 20px;font-size:18px;font-weight:bold;color:#0f4c5c;';
const LOGO = 'margin-right:12px;vertical-align:middle;border:0;';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f4c5c;color:#ffffff;font-weight:bold;text-decoration:none;';
const SMALL = 'margin:16px 0 0;font-size:14px;color:#46535f;';
const ADDRESS = 'word-break:break-all;color:#0f4c5c;';
const CAPTION = 'padding:12px 0 4px;text-align:left;font-weight:bold;';
const LINK = 'color:#0f4c5c;';
const NAME = 'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal;color:#46535f;';

/** Renders a message as an HTML page without external resources. */
export function toHtml(message: Message, { language, company }: Sender, logo: LogoSize | null = null): string {
  const { subject, greeting, paragraphs, facts = [], tables = [], action, links = [], notes = [] } = message;
  const texts = MAIL_TEXTS[language];
  const rowsOf = (some: Facts) =>
    some.map(
      ([name, value]) => html`<tr><th scope="row" style="${NAME}">${name}</th><td>${htmlLines(value)}</td></tr>`,
    );
  const rows = rowsOf(facts);
  // The name stands beside it.
  const picture = logo
    ? html`<img src="cid:${LOGO_ID}" alt="" width="${String(logo.width)}" height="${String(logo.height)}" style="${LOGO}">`
    : '';
  const button = action && [
    html`<p style="margin:24px 0"><a href="${action.url}" style="${BUTTON}">${action.label}</a></p>`,
    html`<p style="${SMALL}">${texts.address}<br><a href="${action.url}" style="${ADDRESS}">${action.url}</a></p>`,
  ];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${BODY}">
<div style="${SHEET}">
<p style="${COMPANY}">${picture}${company}</p>
<p>${greeting}</p>
${paragraphs.map((paragraph) => html`<p>${htmlLines(paragraph)}</p>`)}
${rows.length > 0 ? html`<table style="border-collapse:collapse">${rows}</table>` : ''}
${tables.map(
  ({ caption, facts: own, url }) => html`<table style="border-collapse:collapse"><caption style="${CAPTION}">${
    url === undefined ? caption : html`<a href="${url}" style="${LINK}">${caption}</a>`
  }</caption>
${rowsOf(own)}</table>`,
)}
${button ?? ''}
${links.map(({ label, url }) => html`<p style="${SMALL}"><a href="${url}" style="${LINK}">${label}</a></p>`)}
${notes.map((note) => html`<p style="${SMALL}">${htmlLines(note)}</p>`)}
<p>${texts.regards}<br>${company}</p>
<p style="${SMALL}">${fill(texts.automatic, { company })}</p>
</div>
</body>
</html>
`.markup;
}

const linesOf = (facts: Facts) => facts.map(([name, value]) => `${name}: ${value}`).join('\n');

/** Renders a message as plain text. */
export function toText(message: Message, { language, company }: Sender): string {
  const { greeting, paragraphs, facts = [], tables = [], action, links = [], notes = [] } = message;
  const texts = MAIL_TEXTS[language];
  const blocks = [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [linesOf(facts)] : []),
    ...tables.map((one) => [one.caption, linesOf(one.facts), ...(one.url ? [one.url] : [])].join('\n')),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `${texts.regards}\n${company}`,
    `-- \n${fill(texts.automatic, { company })}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
