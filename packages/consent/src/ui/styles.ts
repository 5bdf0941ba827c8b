/**
 * Colors are `--hy-consent-<name>` and, for `dark` and `scheme`, `--hy-consent-dark-<name>`; a theme sets them on the
 * root. Without a theme the fallbacks apply. Nothing here needs `style-src 'unsafe-inline'`: the sheet is constructed.
 */
const COLOURS = {
  surface: ['#fff', '#182027'],
  sunk: ['#eef0ee', '#131a20'],
  ink: ['#16202b', '#e9edf0'],
  'ink-2': ['#46535f', '#b4bec7'],
  line: ['#dfe3e6', '#2b353e'],
  control: ['#7d8892', '#75818c'],
  accent: ['#0f4c5c', '#6cc3d5'],
  'accent-hover': ['#0b3a47', '#8fd3e1'],
  'on-accent': ['#fff', '#06222a'],
  scrim: ['rgb(16 22 27/.45)', 'rgb(4 7 9/.66)'],
} as const;

type Pair = (light: string, dark: string) => string;
const tokens = (pick: Pair): string =>
  Object.entries(COLOURS)
    .map(([name, [light, dark]]) => {
      const value = pick(`var(--hy-consent-${name},${light})`, `var(--hy-consent-dark-${name},${dark})`);
      return `--hyc-${name}:${value};`;
    })
    .join('');

/**
 * The notice is below the page's menus, drawers and dialogs, and hidden until its text is set (announcement.ts). The
 * checkbox is as large as a touch target; track and knob of the switch are drawn inside it. Comments are up here because
 * the sheet is downloaded as it is.
 */
const CSS = `
.hy-consent{${tokens((light) => light)}--hyc-radius:var(--hy-consent-radius,8px)}
.hy-consent--light{color-scheme:light}
.hy-consent--dark{${tokens((_light, dark) => dark)}color-scheme:dark}
@supports (color:light-dark(red,red)){.hy-consent--scheme{${tokens((light, dark) => `light-dark(${light},${dark})`)}}}
.hy-consent :where(*){box-sizing:border-box;margin:0;padding:0}
.hy-consent-dialog,.hy-consent-notice,.hy-consent-gate{background:var(--hyc-surface);color:var(--hyc-ink);border:1px solid var(--hyc-line);font:400 .9375rem/1.375rem var(--hy-consent-font,system-ui,sans-serif);text-align:start;overflow-wrap:anywhere}
.hy-consent-dialog[open],.hy-consent-notice[open]{position:fixed;inset-inline:0;inset-block:auto 0;margin-inline:auto;inline-size:min(var(--hyc-width,26rem),100%);max-inline-size:none;box-shadow:var(--hy-consent-shadow,0 16px 48px rgb(16 22 27/.25));border-radius:var(--hy-consent-radius-dialog,16px) var(--hy-consent-radius-dialog,16px) 0 0;border-block-end:0;display:flex}
.hy-consent--wide .hy-consent-dialog{--hyc-width:45rem}
.hy-consent--top .hy-consent-notice{inset-block:0 auto;border-block-start:0;border-block-end:1px solid var(--hyc-line)}
.hy-consent-dialog[open]{flex-direction:column;max-block-size:calc(100dvh - 1rem);overflow:hidden}
.hy-consent-dialog::backdrop,.hy-consent-notice::backdrop{background:var(--hyc-scrim)}
.hy-consent-notice[open]{z-index:var(--hy-consent-layer,1150);flex-wrap:wrap;gap:.75rem 2rem;align-items:center;justify-content:space-between;padding:1rem 1.5rem;max-block-size:60vh;overflow:auto}
.hy-consent--wide .hy-consent-notice{inline-size:100%;padding-inline:max(1.5rem,50% - 41rem);border-radius:0;border-inline:0}
.hy-consent-notice:has([role=status]:empty){opacity:0}
.hy-consent-notice-text{flex:1 1 20rem;max-inline-size:52rem;display:grid;gap:.25rem}
.hy-consent-notice p,.hy-consent-header p,.hy-consent-row p,.hy-consent-gate p{color:var(--hyc-ink-2)}
.hy-consent-title{font-size:1.25rem;line-height:1.25;font-weight:700;letter-spacing:-.01em}
.hy-consent-notice .hy-consent-title{font-size:1rem}
.hy-consent-header{display:grid;grid-template-columns:1fr auto;gap:.375rem 1rem;padding:1.25rem 1.5rem 1rem;border-block-end:1px solid var(--hyc-line)}
.hy-consent-header>:is(p,a){grid-column:1/-1;justify-self:start}
.hy-consent-choices{flex:1 1 auto;min-block-size:4rem;overflow:auto;overscroll-behavior:contain}
.hy-consent-group{padding:.75rem 1.5rem}
.hy-consent-group+.hy-consent-group{border-block-start:1px solid var(--hyc-line)}
.hy-consent-row{display:flex;gap:1rem;align-items:center;justify-content:space-between}
.hy-consent-name{display:block;font-size:inherit;font-weight:650}
.hy-consent-row p,.hy-consent summary,.hy-consent li{font-size:.8125rem;line-height:1.25rem}
.hy-consent label{cursor:pointer}
.hy-consent details{margin-block-start:.25rem}
.hy-consent summary{inline-size:fit-content;min-block-size:1.5rem;cursor:pointer;color:var(--hyc-accent);font-weight:600}
.hy-consent ul{list-style:none}
.hy-consent li{padding-block:.25rem}
.hy-consent details li{padding-inline-start:1rem}
.hy-consent-footer{background:var(--hyc-sunk);border-block-start:1px solid var(--hyc-line);padding:1rem 1.5rem;display:grid;gap:.75rem;justify-items:start}
.hy-consent-footer .hy-consent-actions{justify-self:end}
.hy-consent-actions{display:grid;gap:.5rem;inline-size:100%}
.hy-consent-button{min-block-size:2.75rem;padding:.5rem 1rem;border:1px solid var(--hyc-accent);border-radius:var(--hyc-radius);background:var(--hyc-accent);color:var(--hyc-on-accent);font:inherit;font-weight:650;cursor:pointer}
.hy-consent-button:hover{background:var(--hyc-accent-hover)}
.hy-consent-quiet{background:none;color:var(--hyc-accent)}
:is(.hy-consent-quiet,.hy-consent-close):hover{background:var(--hyc-sunk)}
.hy-consent-link{min-block-size:1.5rem;border:0;background:none;color:var(--hyc-accent);font:inherit;font-weight:600;text-align:start;text-decoration:underline;text-underline-offset:.15em;cursor:pointer}
a.hy-consent-link{display:inline-block}
.hy-consent-links{display:flex;flex-wrap:wrap;column-gap:1.5rem}
.hy-consent-close{inline-size:2.5rem;block-size:2.5rem;margin-block:-.375rem;margin-inline-end:-.5rem;border:1px solid transparent;border-radius:var(--hyc-radius);background:none;color:var(--hyc-ink-2);font-size:1.5rem;line-height:1;cursor:pointer}
.hy-consent :focus-visible,.hy-consent-gate:focus-visible{outline:2px solid var(--hyc-accent);outline-offset:2px}
.hy-consent-title:focus{outline:0}
.hy-consent-switch{appearance:none;position:relative;flex:none;inline-size:2.75rem;block-size:2.5rem;border-radius:var(--hyc-radius);cursor:pointer}
.hy-consent-switch::before{content:"";position:absolute;inset-inline:0;inset-block:.4375rem;border:1px solid var(--hyc-control);border-radius:1rem;background:var(--hyc-sunk)}
.hy-consent-switch::after{content:"";position:absolute;inset-block:.6875rem;inset-inline-start:.25rem;aspect-ratio:1;border-radius:50%;background:var(--hyc-control)}
.hy-consent-switch:is(:checked,:indeterminate)::before{border-color:var(--hyc-accent);background:var(--hyc-accent)}
.hy-consent-switch:is(:checked,:indeterminate)::after{background:var(--hyc-on-accent)}
.hy-consent-switch:checked::after{inset-inline-start:calc(100% - 1.375rem)}
.hy-consent-switch:indeterminate::after{inset-inline-start:calc(50% - .5625rem);inset-block:calc(50% - .0625rem) auto;aspect-ratio:auto;inline-size:1.125rem;block-size:.125rem;border-radius:0}
.hy-consent-switch:disabled{--hyc-accent:var(--hyc-control);cursor:default}
.hy-consent-gate{display:grid;gap:.75rem;justify-items:start;align-content:center;padding:1.5rem;border-radius:var(--hy-consent-radius-card,12px);background:var(--hyc-sunk)}
:root:has(.hy-consent-notice[open]){scroll-padding-block-end:var(--hy-consent-room)}
:root:has(.hy-consent-notice[open]) body::after{content:"";display:block;block-size:var(--hy-consent-room)}
.hy-consent--top:has(.hy-consent-notice[open]){block-size:var(--hy-consent-room)}
@media (min-width:30rem){
.hy-consent-actions{inline-size:auto;grid-auto-flow:column;grid-auto-columns:1fr}
.hy-consent-dialog[open]{inset-block-end:1.25rem;inline-size:min(var(--hyc-width,26rem),100% - 2rem);max-block-size:calc(100dvh - 2.5rem);border-radius:var(--hy-consent-radius-dialog,16px);border-block-end:1px solid var(--hyc-line)}
}
@media (max-width:29.99rem),(pointer:coarse){
.hy-consent summary{padding-block:.6875rem}
.hy-consent-link{padding-block:.625rem}
}
@media (max-width:29.99rem){
.hy-consent-header{padding:1rem 1.25rem .5rem}
.hy-consent-group{padding:.5rem 1.25rem}
.hy-consent-footer,.hy-consent-notice[open]{padding:.75rem 1.25rem}
}
@media (max-width:29.99rem),(max-height:30rem){.hy-consent-notice[open]{flex-flow:column;align-items:stretch}.hy-consent-notice-text{flex:0 1 auto;overflow:auto}}
@media (max-height:30rem){.hy-consent-notice .hy-consent-actions{grid-auto-flow:column;grid-auto-columns:1fr}.hy-consent-dialog[open]{display:block;overflow:auto}.hy-consent-choices{overflow:visible}}
@media (prefers-reduced-motion:no-preference){
.hy-consent-dialog[open],.hy-consent-notice[open]{animation:hy-consent-in .16s ease-out}
.hy-consent-switch::after{transition:inset-inline-start .12s}
}
@keyframes hy-consent-in{from{opacity:0;translate:0 12px}}
@media (forced-colors:active){
.hy-consent-switch{appearance:auto;inline-size:1.5rem;block-size:1.5rem}
.hy-consent-switch::before,.hy-consent-switch::after{content:none}
}
`;

let added = false;

/** Adds the sheet to the page, once. */
export function addStyles(): void {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
