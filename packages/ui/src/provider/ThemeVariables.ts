'use client';

import { withEmotionCache } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { useInsertionEffect } from 'react';

type Declarations = Readonly<Record<string, string | number>>;

/** `colorScheme` is the one that is not a variable. */
const declared = ([name, value]: [string, string | number]) =>
  `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`;

const rulesOf = (theme: Theme): string[] =>
  theme
    .generateStyleSheets()
    .flatMap((rules: Record<string, Declarations>) => Object.entries(rules))
    .map(([selectors, declarations]) => `${selectors}{${Object.entries(declarations).map(declared).join('')}}`);

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
    const element = (container.ownerDocument ?? document).createElement('style');
    element.dataset.theme = '';
    container.appendChild(element);
    for (const rule of rulesOf(theme)) element.sheet?.insertRule(rule, element.sheet.cssRules.length);
    return () => element.remove();
  }, [theme, container]);
  return null;
});
