import type { DocumentedComponent } from './documentation.ts';

type DocModule = { default: DocumentedComponent };

const modules = import.meta.glob<DocModule>([
  '../../components/*/*.doc.tsx',
  '../../rental/*/*.doc.tsx',
  '../mui/*.doc.tsx',
]);

/** Loaders of the documentation, by the name of the component. */
export const documentationModules = new Map(
  Object.entries(modules).map(([path, load]) => [/(\w+)\.doc\.tsx$/.exec(path)?.[1] ?? '', load]),
);

const loading = new Map<string, Promise<DocumentedComponent | undefined>>();

/** Returns the same promise each time, for React's `use`. */
export function loadDocumentation(name: string): Promise<DocumentedComponent | undefined> {
  const promise =
    loading.get(name) ??
    documentationModules
      .get(name)?.()
      .then((module) => module.default) ??
    Promise.resolve(undefined);
  loading.set(name, promise);
  return promise;
}
