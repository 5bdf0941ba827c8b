import type { DocumentedComponent } from './documentation.ts';

/** Documentation modules of all components, by path. */
export const everyDocumentation = import.meta.glob<{ default: DocumentedComponent }>(
  ['../../components/*/*.doc.tsx', '../../rental/*/*.doc.tsx', '../mui/*.doc.tsx'],
  { eager: true },
);
