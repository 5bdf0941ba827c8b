import type { Components, Theme } from '@mui/material/styles';
import { controls } from './components-controls.ts';
import { globalStyles } from './components-global.ts';
import { surfaces } from './components-surfaces.ts';

/** MUI's components in our look. Split by kind: the document, what one operates, what content lies on. */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  ...controls,
  ...surfaces,
};
