'use client';

import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps, ComponentPropsWithRef, ElementType } from 'react';
import { withRef } from './with-ref.ts';

/** Properties of an icon or a drawing beside those of its element. */
export interface SvgProps extends ComponentPropsWithRef<'svg'> {
  /** Styles for this instance, with the theme's shorthands. */
  sx?: SxProps<Theme> | undefined;
  /** Element or component that replaces `svg`, such as an animated one. */
  component?: ElementType<ComponentProps<'svg'>> | undefined;
}

// Another component would get `sx` as an attribute.
const Styled = styled('svg', { shouldForwardProp: (name) => name !== 'sx' && name !== 'as' })({});

/** Element of icons and drawings that have `sx`: a styled one, which costs a browser several times a plain one. */
export const StyledSvg = withRef(function StyledSvg({ component = 'svg', ...svg }: SvgProps) {
  return <Styled as={component} {...svg} />;
});
