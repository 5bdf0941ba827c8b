import { type Plugin, runnerImport } from 'vite';

const MODULE = '/prerender.tsx';
const STYLES = 'virtual:entrance.css';
const LOADED = '\0entrance.css';

type Renderer = typeof import('./prerender.tsx');

/** Renders in this process, with the packages of the workspace as Vite reads them. */
const renderAll = async (root: string) => {
  const { module } = await runnerImport<Renderer>(root + MODULE, {
    root,
    logLevel: 'error',
    environments: { inline: { resolve: { noExternal: [/^@hireyard\//] } } },
  });
  return module;
};

/**
 * Puts the sign-in form into the document as the portal's own components render it: a template for each language, and
 * its styles into the entry's style sheet. `src/entrance/prerendered.ts` shows it before any of the components' code has
 * loaded.
 */
export const prerenderEntrance = (): Plugin => {
  let rendered: ReturnType<typeof renderAll> | undefined;
  let root = '';
  const all = () => (rendered ??= renderAll(root));
  return {
    name: 'prerender-entrance',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (source) => (source === STYLES ? LOADED : null),
    async load(id) {
      if (id !== LOADED) return null;
      // The development server has styles from the components alone.
      return this.environment.config.command === 'build' ? (await all()).styles : '';
    },
    transformIndexHtml: async (html, { bundle }) => {
      if (!bundle) return html;
      const { forms } = await all();
      return Object.entries(forms).map(([language, form]) => ({
        tag: 'template',
        attrs: { 'data-entrance': language },
        children: form,
        injectTo: 'body',
      }));
    },
  };
};
