import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { schemeAttribute } from '../packages/ui/src/theme/color-scheme.ts';
import { leaveOutDevelopmentCosts } from './development-costs.ts';

leaveOutDevelopmentCosts({ configure, prettyDOM });

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  // Test files share a document, so what a test left in it is removed. Tests in Node have no document.
  if (!globalThis.document) return;
  document.body.replaceChildren();
  document.documentElement.removeAttribute(schemeAttribute);
  localStorage.clear();
});
