import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { leaveOutDevelopmentCosts } from './development-costs.ts';

leaveOutDevelopmentCosts({ configure, prettyDOM });

// Lazy chunks load slowly on a busy machine; a test that waits for nothing still fails.
configure({ asyncUtilTimeout: 8_000 });
afterEach(() => {
  cleanup();
  // Test files share a document: what a test appended itself would be found by the next file. (Some run in Node, without one.)
  globalThis.document?.body.replaceChildren();
});
