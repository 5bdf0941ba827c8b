import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Scheme } from '../../packages/ui/src/theme/tokens.ts';
import { readerScheme } from '../theme/reader-scheme.ts';
import { themes } from '../theme/themes.ts';

/** Wide enough for what stands beside each other from 64rem on; Storybook's own pages are 1000 px wide. */
const WIDTH = '.sbdocs.sbdocs-content { max-width: 1120px; }';

/** Around every docs page: Hireyard's theme for Storybook, in the scheme of the toolbar. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<Scheme>(readerScheme);
  useEffect(() => {
    // Frames say here what their stories set: only what the reader has set is meant for the page.
    const follow = ({ userGlobals: { scheme: chosen } }: { userGlobals: { scheme?: Scheme } }) =>
      chosen && setScheme(chosen);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      <style>{WIDTH}</style>
      {children}
    </DocsContainer>
  );
}
