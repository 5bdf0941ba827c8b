import type { Change, View } from './changes.ts';

/** A change with the addresses of its pictures, relative to the page. */
export interface ShownChange extends Change {
  readonly sources: Partial<Record<View, string>>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const VIEWS = { before: 'Before', after: 'After', difference: 'Difference', onion: 'Onion skin' } as const;

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1500px; padding: 24px; }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 32px 0 8px; }
h3 { font-size: 15px; margin: 0; }
nav ul { columns: 18rem; margin: 12px 0; padding-inline-start: 20px; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; margin: 12px 0; padding: 16px; }
fieldset { border: 0; display: flex; flex-wrap: wrap; gap: 16px; margin: 8px 0; padding: 0; align-items: center; min-inline-size: 0; }
label { display: inline-flex; align-items: center; gap: 6px; min-height: 24px; }
.stage { position: relative; overflow: auto; background: repeating-conic-gradient(#8882 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
.stage img { display: block; }
.stage img[hidden] { display: none; }
[data-view="onion"] .stage img + img { position: absolute; inset-block-start: 0; inset-inline-start: 0; }
.share { visibility: hidden; }
[data-view="onion"] .share { visibility: visible; }`;

/** Shows one view of one picture. Runs in the page, so it uses nothing from outside. */
const SCRIPT = `
const show = (article, view) => {
  const shown = article.querySelector('input[value="' + view + '"]');
  if (!shown) return;
  shown.checked = true;
  article.dataset.view = view;
  const share = article.querySelector('.share input')?.value ?? 100;
  for (const picture of article.querySelectorAll('img')) {
    const isOnion = view === 'onion' && picture.dataset.of !== 'difference';
    picture.hidden = !isOnion && picture.dataset.of !== view;
    picture.style.opacity = isOnion && picture.dataset.of === 'after' ? share / 100 : '';
  }
};
addEventListener('input', ({ target }) => {
  if (target.name === 'all') for (const article of document.querySelectorAll('article')) show(article, target.value);
  const article = target.closest('article');
  if (article) show(article, target.type === 'range' ? 'onion' : target.value);
});`;

const choice = (name: string, view: string, label: string, checked: boolean): string =>
  `<label><input type="radio" name="${name}" value="${view}"${checked ? ' checked' : ''}> ${label}</label>`;

const viewsOf = ({ kind }: Change) =>
  (kind === 'changed'
    ? ['before', 'after', 'difference', 'onion']
    : [kind === 'new' ? 'after' : 'before']) as (keyof typeof VIEWS)[];

function article(change: ShownChange, at: number): string {
  const { name, kind, sources } = change;
  const views = viewsOf(change);
  const first = kind === 'removed' ? 'before' : 'after';
  const pictures = (['before', 'after', 'difference'] as const).flatMap((view) => {
    const source = sources[view];
    if (source === undefined) return [];
    const hidden = view === first ? '' : ' hidden';
    return `<img data-of="${view}" src="${escaped(source)}" alt="${VIEWS[view]}: ${escaped(name)}" loading="lazy"${hidden}>`;
  });
  const share = '<label class="share">Share of after <input type="range" min="0" max="100" value="50"></label>';
  return `<article data-view="${first}">
<h3>${escaped(name)} · ${kind}</h3>
<fieldset aria-label="View of ${escaped(name)}">${views.map((view) => choice(`view-${at}`, view, VIEWS[view], view === first)).join('')}${kind === 'changed' ? share : ''}</fieldset>
<div class="stage" tabindex="0" role="group" aria-label="Picture of ${escaped(name)}">${pictures.join('')}</div>
</article>`;
}

/** Writes the page of changed pictures, grouped by component: one file without a network, for people without a terminal. */
export function reviewPage(changes: readonly ShownChange[]): string {
  const groups = [...Map.groupBy(changes, ({ group }) => group)].toSorted(([one], [other]) => one.localeCompare(other));
  const idOf = new Map(groups.map(([group], at) => [group, `group-${at}`]));
  let at = 0;
  const sections = groups.map(
    ([group, own]) =>
      `<section><h2 id="${idOf.get(group)}">${escaped(group)}</h2>\n${own.map((change) => article(change, at++)).join('\n')}\n</section>`,
  );
  const contents = groups.map(
    ([group, own]) => `<li><a href="#${idOf.get(group)}">${escaped(group)}</a> (${own.length})</li>`,
  );
  const all = Object.entries(VIEWS).map(([view, label]) => choice('all', view, label, view === 'after'));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Changed pictures</title>
<style>${STYLE}
</style></head>
<body>
<main>
<h1>Changed pictures: ${changes.length}</h1>
<p>To accept all of them, give the pull request the label <b>accept pictures</b>. What is wrong is said as a review there.</p>
<nav aria-label="Components"><ul>${contents.join('')}</ul></nav>
<fieldset aria-label="View of every picture">${all.join('')}</fieldset>
${sections.join('\n')}
</main>
<script>${SCRIPT}
</script>
</body>
</html>
`;
}
