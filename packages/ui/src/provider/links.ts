'use client';

import { type Theme, useTheme } from '@mui/material/styles';
import { createContext, type ElementType, useContext } from 'react';

/** Component that renders a link: receives `href` and all props of an anchor. Pass a router's adapter here. */
export type LinkComponent = ElementType;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

function linkOfTheme(theme: Theme): LinkComponent | undefined {
  return theme.components?.MuiButtonBase?.defaultProps?.LinkComponent;
}

/** Returns the link component: the component's own, the provider's, MUI's default in the theme, or an anchor. */
export function useLinkComponent(own?: LinkComponent): LinkComponent {
  const provided = useContext(LinkContext);
  const theme = useTheme();
  return own ?? provided ?? linkOfTheme(theme) ?? 'a';
}
