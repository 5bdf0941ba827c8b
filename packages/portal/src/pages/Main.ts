import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';

/** Content of a page below the header. */
export const Main = styled('main')(({ theme }) => ({
  maxInlineSize: theme.vars.layout.page,
  marginInline: 'auto',
  paddingInline: theme.vars.layout.gutter,
  paddingBlock: '28px 64px',
  [tokens.media.belowNavigation]: { paddingBlock: '18px 48px' },
}));
