import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy chunks load slowly on a busy machine; a test that waits for nothing still fails.
configure({ asyncUtilTimeout: 8_000 });
afterEach(cleanup);
