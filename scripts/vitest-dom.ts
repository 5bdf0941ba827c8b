import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy chunks take their time on a busy machine; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 8_000 });
afterEach(cleanup);
