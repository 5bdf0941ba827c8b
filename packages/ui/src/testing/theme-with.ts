import { createTheme, type Theme } from '@mui/material/styles';
import { createHireyardTheme } from '../index.ts';

/**
 * The kit's theme with component overrides, merged by MUI as a consumer's are. Typed as an object, because comparing a
 * theme with its options takes the type checker six seconds.
 */
export const themeWith = (components: object): Theme => {
  const theme: object = createHireyardTheme();
  return createTheme(theme, { components });
};
