import { styled } from '@mui/material/styles';
import { PanelRows } from '../../../pages/Panel.tsx';

/** Rows of writes: a name, details, and buttons. */
export const Rows = styled(PanelRows)(({ theme }) => ({
  '& > li': { flexWrap: 'wrap' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.color.ink2 },
}));
