import type { TypographyVariantsOptions } from '@mui/material/styles';
import { type } from './tokens.ts';

const step = ({
  size,
  lineHeight,
  weight,
  tracking,
}: {
  size: string;
  lineHeight: number;
  weight: number;
  tracking?: string | undefined;
}) => ({ fontSize: size, lineHeight, fontWeight: weight, letterSpacing: tracking ?? 'normal' });

export const typography: TypographyVariantsOptions = {
  fontFamily: type.family,
  fontWeightMedium: 600,
  fontWeightBold: 700,
  h1: step(type.title),
  h2: step(type.section),
  h3: step(type.card),
  h4: step(type.card),
  h5: step(type.card),
  h6: step(type.card),
  subtitle1: step(type.body),
  subtitle2: { ...step(type.body), fontWeight: 600 },
  body1: step(type.body),
  body2: step(type.small),
  caption: step(type.small),
  button: { ...step(type.body), lineHeight: 1.25, fontWeight: 600, textTransform: 'none' },
  figure: { fontFamily: type.family, ...step(type.figure) },
  columnHead: { fontFamily: type.family, ...step(type.columnHead) },
};
