'use client';

import { withEmotionCache } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { useInsertionEffect } from 'react';

interface Rules {
  readonly [selectorOrName: string]: Rules | string | number;
}

/** `colorScheme` is the only declaration that is not a variable. Rules for print are nested in a media query. */
const textOf = (rules: Rules): string[] =>
  Object.entries(rules).map(([name, inside]) =>
    typeof inside === 'object'
      ? `${name}{${textOf(inside).join('')}}`
      : `${name === 'colorScheme' ? 'color-scheme' : name}:${inside};`,
  );

export interface ThemeVariablesProps {
  theme: Theme;
  /** Nonce of the response. That of the style cache without it. */
  nonce?: string | undefined;
}

/**
 * Inserts the variables of a theme into the document rule by rule, with the nonce of the response, as a strict content
 * security policy allows. MUI's style engine would parse 500 declarations in script and search them for prefixes that none
 * needs. This takes half of the time of a first commit.
 */
export const ThemeVariables = withEmotionCache<ThemeVariablesProps, never>((props, { sheet, nonce: ofCache = '' }) => {
  const { theme, nonce = ofCache } = props;
  const { container } = sheet;
  useInsertionEffect(() => {
    const element = (container.ownerDocument as Document).createElement('style');
    element.dataset.theme = '';
    element.nonce = nonce;
    container.appendChild(element);
    for (const rule of theme.generateStyleSheets().flatMap(textOf))
      element.sheet?.insertRule(rule, element.sheet.cssRules.length);
    return () => element.remove();
  }, [theme, container, nonce]);
  return null;
});
