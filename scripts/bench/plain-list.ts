import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../packages.ts';

/** As many rows as the large client's planning, in the same height. */
const SOURCE = `
  import { createElement as h, useRef } from 'react';
  import { createRoot } from 'react-dom/client';
  import { useVirtualizer } from '@tanstack/react-virtual';

  const Cells = ({ index }) => [h('div', { key: 'name', style: { inlineSize: 300 } }, 'Line ' + index), h('div', { key: 'text' }, 'On rent')];

  function List() {
    const box = useRef(null);
    const virtual = useVirtualizer({ count: 61_000, getScrollElement: () => box.current, estimateSize: () => 44, overscan: 6 });
    return h('div', { id: 'list', ref: box, style: { blockSize: 640, overflow: 'auto' } },
      h('div', { style: { position: 'relative', blockSize: virtual.getTotalSize() } },
        virtual.getVirtualItems().map(({ key, index, start, size }) =>
          h('div', {
            key, role: 'row',
            style: { position: 'absolute', insetInline: 0, blockSize: size, display: 'flex', borderBlockEnd: '1px solid', transform: 'translateY(' + start + 'px)' },
          }, h(Cells, { index })))));
  }
  createRoot(document.body).render(h(List));
`;

/** Builds a page with a virtual list of plain text, on the planning's library: the lower bound of scrolling costs. */
export async function plainList(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: join(root, 'packages/ui') },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return `<!doctype html><meta charset="utf-8"><body><script type="module">${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script>`;
}
