// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../index.ts';
import type { HyName } from '../theme/named.ts';
import { components, propsOf } from './exported-components.ts';

/** Rendered over the page in browsers only. */
const overThePage = new Set<HyName>(['HyConfirmDialog', 'HyFormDialog']);

it.each(components)(
  '[UI-01] [UI-27] %s renders on a server, without a document and without a warning, with its class on it',
  (_, component, hyName) => {
    const warned = vi.spyOn(console, 'error').mockClear();
    const html = renderToString(<UiProvider>{createElement(component, propsOf(hyName))}</UiProvider>);
    expect(new RegExp(` class="[^"]*\\b${hyName}-root\\b`).test(html)).toBe(!overThePage.has(hyName));
    expect(warned).not.toHaveBeenCalled();
  },
);
