import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { neutralColors, type Scheme, toneColors, type } from '../../packages/ui/src/theme/tokens.ts';
import { readerScheme } from '../theme/reader-scheme.ts';
import { themes } from '../theme/themes.ts';
import { TABLE_CLASS } from './table-class.ts';

/** Tables of the pages, but for Storybook’s table of properties. */
const TABLE = 'table:not(.docblock-argstable)';

/** Styles of the pages besides Storybook's own. */
const stylesOf = (scheme: Scheme) => `
/* Wider than Storybook's 1000 px, for layouts that have columns from 64rem on. */
.sbdocs.sbdocs-content { max-width: 1120px; --docs-do: ${toneColors[scheme].success.fg}; --docs-dont: ${toneColors[scheme].error.fg}; }
/* Of what has no style of Storybook. */
.sbdocs.sbdocs-content { color: ${neutralColors[scheme].ink}; font-family: ${type.family}; }
/* Code in a sentence keeps the space of its words. */
.sbdocs.sbdocs-content :is(p, li, td) code { margin-inline: 0; white-space: normal; overflow-wrap: anywhere; }
.sbdocs.sbdocs-content :is(button, input, select, textarea) { font-family: inherit; }
/* Every story is a frame with its own space. */
.sbdocs.sbdocs-preview .docs-story { padding: 0; }
.sbdocs.sbdocs-preview .innerZoomElementWrapper > * { max-width: 100%; border: 0 !important; }
.sbdocs.sbdocs-content ${TABLE} tr { background: none; }
.sbdocs.sbdocs-content ${TABLE} tbody tr { background: ${neutralColors[scheme].surface}; }
.sbdocs.sbdocs-content ${TABLE} :is(th, td) { text-align: start; vertical-align: top; }
/* On a phone each row is a block, and each cell has the name of its column before it. */
@media (max-width: 639px) {
  .sbdocs.sbdocs-wrapper { padding: 24px 12px; }
  .sbdocs.sbdocs-content .${TABLE_CLASS} thead { display: none; }
  .sbdocs.sbdocs-content .${TABLE_CLASS}, .${TABLE_CLASS} :is(tbody, tr, th, td) { display: block; }
  .sbdocs.sbdocs-content .${TABLE_CLASS} { border-block-end: 1px solid ${neutralColors[scheme].line}; }
  .sbdocs.sbdocs-content .${TABLE_CLASS} :is(th, td) { padding: 4px 12px; border-block: 0; }
  .sbdocs.sbdocs-content .${TABLE_CLASS} td { display: flex; gap: 8px; overflow-wrap: anywhere; }
  .sbdocs.sbdocs-content .${TABLE_CLASS} td:empty { display: none; }
  .${TABLE_CLASS} td[data-head]:not([data-head=""])::before { content: attr(data-head); flex: 0 0 6rem; opacity: 0.75; }
}`;

/** Container of every docs page, with Hireyard's Storybook theme in the toolbar's scheme. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<Scheme>(readerScheme);
  useEffect(() => {
    // Uses `userGlobals`, because `globals` includes those that stories in frames set.
    const follow = ({ userGlobals }: { userGlobals: { scheme?: Scheme } }) =>
      userGlobals.scheme && setScheme(userGlobals.scheme);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      <style>{stylesOf(scheme)}</style>
      {children}
    </DocsContainer>
  );
}
