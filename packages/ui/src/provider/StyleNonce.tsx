'use client';

import createCache from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import { type ReactNode, useState } from 'react';

interface StyleNonceProps {
  nonce: string;
  children: ReactNode;
}

/** Key of the style cache that Emotion makes where an app has none. */
const DEFAULT_KEY = 'css';

/**
 * Gives a nonce to all styles inside by a style cache of its own. An app that has a cache knows what else it needs, such as
 * a plugin for right-to-left text, so that its cache stays, and gets the nonce from the app.
 */
export const StyleNonce = withEmotionCache<StyleNonceProps, never>(
  ({ nonce, children }, { key, sheet, nonce: known }) => {
    const [cache] = useState(() => createCache({ key: DEFAULT_KEY, nonce, container: sheet.container }));
    return key === DEFAULT_KEY && known === undefined ? (
      <CacheProvider value={cache}>{children}</CacheProvider>
    ) : (
      children
    );
  },
);
