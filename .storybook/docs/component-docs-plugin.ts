import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type ComponentDocs, componentDocs } from '../../scripts/component-docs.ts';
import { root } from '../../scripts/packages.ts';

const KIT = join(root, 'packages/ui/src/');

/**
 * Attaches documentation to every component of the kit, in place of Storybook's own parser. That parser reads one file at a
 * time, so it resolves neither named types nor defaults in destructured results of `useComponentProps`.
 */
export function componentDocsPlugin(): Plugin {
  let byModule: Map<string, ComponentDocs[]> | undefined;
  return {
    name: 'hireyard:component-docs',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/ui\/src\/(components|provider|rental)\/.*\.tsx$/ },
      handler(code, id) {
        byModule ??= Map.groupBy(componentDocs(), ({ module }) => module);
        const added = (byModule.get(relative(root, id)) ?? []).map(
          (docs) => `\n${docs.name}.__docgenInfo = ${JSON.stringify(docs)};`,
        );
        return added.length > 0 ? { code: code + added.join(''), map: null } : undefined;
      },
    },
    watchChange(id) {
      if (id.startsWith(KIT)) byModule = undefined;
    },
  };
}
