'use client';

import { type Theme, useTheme } from '@mui/material/styles';
import { createContext, type ElementType, useContext } from 'react';

/** What renders a link: takes `href` and every property of an anchor. A router's adapter goes here. */
export type LinkComponent = ElementType;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

function linkOfTheme(theme: Theme): LinkComponent | undefined {
  return theme.components?.MuiButtonBase?.defaultProps?.LinkComponent;
}

/** The link to render: the component's own, else the provider's, else MUI's default in the theme, else an anchor. */
export function useLinkComponent(own?: LinkComponent): LinkComponent {
  const provided = useContext(LinkContext);
  const theme = useTheme();
  return own ?? provided ?? linkOfTheme(theme) ?? 'a';
}
