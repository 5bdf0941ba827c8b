import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** What a story shows in a column as wide as a form, clear of the frame's edge. */
export const column: Decorator = (Story) => (
  <Box sx={{ display: 'grid', gap: 4, maxInlineSize: 392, p: 4 }}>
    <Story />
  </Box>
);

/** In a row that wraps. */
export const row: Decorator = (Story) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: 4 }}>
    <Story />
  </Box>
);
