import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useState } from 'react';

/** Styles from right to left, under the nonce that the page was answered with. */
export function Styles({ nonce, children }: { nonce?: string | undefined; children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'hy', nonce, stylisPlugins: [rtlPlugin] }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
