import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Scheme } from '../../packages/ui/src/theme/tokens.ts';
import { readerScheme } from '../theme/reader-scheme.ts';
import { themes } from '../theme/themes.ts';

/** Widens Storybook's pages of 1000 px for layouts that have columns from 64rem on. */
const WIDTH = '.sbdocs.sbdocs-content { max-width: 1120px; }';

/** Container of every docs page, with Hireyard's Storybook theme in the toolbar's scheme. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<Scheme>(readerScheme);
  useEffect(() => {
    // Uses `userGlobals`, because `globals` includes those that stories in frames set.
    const follow = ({ userGlobals }: { userGlobals: { scheme?: Scheme } }) =>
      userGlobals.scheme && setScheme(userGlobals.scheme);
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
