import type { Plugin } from 'vite';
import { componentPages } from '../../scripts/component-pages.ts';

/** Publishes `llms.txt` and the Markdown pages of the components with the built Storybook. */
export function componentPagesPlugin(): Plugin {
  return {
    name: 'hireyard:component-pages',
    apply: 'build',
    async generateBundle() {
      for (const { path, text } of await componentPages()) {
        this.emitFile({ type: 'asset', fileName: path, source: text });
      }
    },
  };
}
