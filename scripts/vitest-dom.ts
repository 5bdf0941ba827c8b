import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { leaveOutDevelopmentCosts } from './development-costs.ts';

leaveOutDevelopmentCosts({ configure, prettyDOM });

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  // Test files share a document, so the elements that a test appended are removed. Tests in Node have no document.
  globalThis.document?.body.replaceChildren();
});
