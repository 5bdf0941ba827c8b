import { createTheme, type Theme } from '@mui/material/styles';
import { createHireyardTheme } from '../index.ts';

/**
 * The kit's theme with declarations of components on top, merged by MUI as a consumer's are. As an object, since comparing
 * a theme with a theme's options takes the type checker six seconds.
 */
export const themeWith = (components: object): Theme => {
  const theme: object = createHireyardTheme();
  return createTheme(theme, { components });
};
