// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusChip } from '../components/StatusChip/index.ts';
import { schemeAttribute } from '../theme/color-scheme.ts';
import { brands } from '../theme/tokens.ts';
import { UiProvider } from './UiProvider.tsx';

it('[SH-05] the server sends both schemes, so that the attribute alone decides before a script has run', () => {
  const html = renderToString(
    <UiProvider>
      <StatusChip tone="success">On rent</StatusChip>
    </UiProvider>,
  );
  for (const scheme of ['light', 'dark'] as const) {
    expect(html).toContain(`[${schemeAttribute}="${scheme}"]`);
    expect(html).toContain(brands.petrol[scheme].brand);
  }
});

it('[UI-21] [OP-04] the server writes the nonce into every style', () => {
  const html = renderToString(
    <UiProvider nonce="abc">
      <StatusChip tone="success">On rent</StatusChip>
    </UiProvider>,
  );
  const styles = html.match(/<style[^>]*>/g) ?? [];
  expect(styles.length).toBeGreaterThan(2);
  for (const style of styles) expect(style).toContain('nonce="abc"');
});
