import { type Plugin, runnerImport } from 'vite';

const MODULE = '/prerender.tsx';
const STYLES = 'virtual:entrance.css';
const LOADED = '\0entrance.css';

type Renderer = typeof import('./prerender.tsx');

/** Imports the renderer into this process, with the workspace packages resolved by Vite. */
const renderAll = async (root: string) => {
  const { module } = await runnerImport<Renderer>(root + MODULE, {
    root,
    logLevel: 'error',
    environments: { inline: { resolve: { noExternal: [/^@hireyard\//] } } },
  });
  return module;
};

/**
 * Prerenders the sign-in form into the document: a template per language, with the styles in the entry's style sheet.
 * `src/entrance/prerendered.ts` shows it before the components have loaded.
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
      // On the development server the components insert all styles.
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
