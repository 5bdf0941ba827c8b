import { styled } from '@mui/material/styles';
import { PanelRows } from '../../../pages/Panel.tsx';

/** Rows with links, which look as they do elsewhere. */
export const LinkedRows = styled(PanelRows)(({ theme }) => ({
  // A number or a state at the end of a row is not broken while it has room; a number before other words neither.
  '& > li > :last-child:not(:only-child)': { flex: 'none', maxInlineSize: '60%' },
  '& > li > span > a': { display: 'inline-block', maxInlineSize: '100%', marginBlock: -10 },
  '& a': { paddingBlock: 10, color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));
