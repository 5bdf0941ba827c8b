import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** Column as wide as a form, with space around it. */
export const column: Decorator = (Story) => (
  <Box sx={{ display: 'grid', gap: 4, maxInlineSize: 392, p: 4 }}>
    <Story />
  </Box>
);

/** Row that wraps. */
export const row: Decorator = (Story) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: 4 }}>
    <Story />
  </Box>
);
