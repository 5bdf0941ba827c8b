'use client';

import { withEmotionCache } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { useInsertionEffect } from 'react';

interface Rules {
  readonly [selectorOrName: string]: Rules | string | number;
}

/** `colorScheme` is the one declaration that is not a variable; print has rules within its media query. */
const textOf = (rules: Rules): string[] =>
  Object.entries(rules).map(([name, inside]) =>
    typeof inside === 'object'
      ? `${name}{${textOf(inside).join('')}}`
      : `${name === 'colorScheme' ? 'color-scheme' : name}:${inside};`,
  );

export interface ThemeVariablesProps {
  theme: Theme;
}

/**
 * Writes the variables of a theme into the document, rule by rule, as a strict content security policy allows. MUI gives
 * them to its style engine, which reads 500 declarations in script and looks for prefixes that none of them needs: half of
 * the time of a first commit.
 */
export const ThemeVariables = withEmotionCache<ThemeVariablesProps, never>(({ theme }, { sheet }) => {
  const { container } = sheet;
  useInsertionEffect(() => {
    const element = (container.ownerDocument as Document).createElement('style');
    element.dataset.theme = '';
    container.appendChild(element);
    for (const rule of theme.generateStyleSheets().flatMap(textOf))
      element.sheet?.insertRule(rule, element.sheet.cssRules.length);
    return () => element.remove();
  }, [theme, container]);
  return null;
});
