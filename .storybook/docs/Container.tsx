import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Scheme } from '../../packages/ui/src/theme/tokens.ts';
import { readerScheme } from '../theme/reader-scheme.ts';
import { themes } from '../theme/themes.ts';

/** Around every docs page: Hireyard's theme for Storybook, in the scheme of the toolbar. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<Scheme>(readerScheme);
  useEffect(() => {
    const follow = ({ globals }: { globals: { scheme?: Scheme } }) => globals.scheme && setScheme(globals.scheme);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
