import type { Components, Theme } from '@mui/material/styles';
import { ModalRoot } from '../internal/ModalRoot.tsx';
import { media } from './tokens.ts';

/** Border of floating surfaces in forced colors, which draw no shadow. */
const forcedEdge = { [media.forcedColors]: { border: '1px solid' } };

/** Menus, dialogs, cards, tables, tooltips, skeletons. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // Lines show the structure, also in dark mode: no overlay gradients.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiModal: { defaultProps: { component: ModalRoot } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginBlockStart: 6,
        minInlineSize: 208,
        maxInlineSize: 'min(360px, calc(100vw - 28px))',
        border: `1px solid ${theme.vars.color.line}`,
        borderRadius: theme.vars.radius.card,
        boxShadow: theme.vars.elevation.float,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: 40,
        paddingBlock: 8,
        paddingInline: 12,
        borderRadius: theme.vars.radius.control,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&:hover': { backgroundColor: theme.vars.color.sunk },
        '&.Mui-focusVisible': { backgroundColor: theme.vars.color.brandSoft, outlineOffset: '-2px' },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.vars.radius.card,
        boxShadow: theme.vars.elevation.float,
        ...forcedEdge,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.color.scrim } }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.vars.radius.dialog,
        boxShadow: theme.vars.elevation.dialog,
        ...forcedEdge,
        // In rem, for the user's own font size.
        variants: [
          { props: { maxWidth: 'sm' }, style: { maxInlineSize: '40rem' } },
          { props: { maxWidth: 'md' }, style: { maxInlineSize: '48rem' } },
        ],
        // On a phone, and on a page zoomed to that size, the text needs the space.
        [media.belowNavigation]: { margin: 14, inlineSize: 'calc(100% - 28px)', maxBlockSize: 'calc(100% - 28px)' },
      }),
      paperFullScreen: {
        borderRadius: 0,
        [media.belowNavigation]: { margin: 0, inlineSize: '100%', maxBlockSize: 'none' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { paddingBlock: '20px 8px', paddingInline: 24 } } },
  MuiDialogContent: { styleOverrides: { root: { paddingBlock: 8, paddingInline: 24 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '16px 24px',
        backgroundColor: theme.vars.color.sunk,
        borderBlockStart: `1px solid ${theme.vars.color.line}`,
      }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.color.line, borderRadius: theme.vars.radius.card }),
    },
  },
  // Lines the text of buttons up with the content above.
  MuiCardActions: {
    styleOverrides: {
      root: {
        paddingBlockStart: 0,
        paddingInline: 0,
        // The card would cut a ring around the button.
        '& .MuiButtonBase-root.Mui-focusVisible': { outlineOffset: '-2px' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        paddingBlock: theme.vars.density.cell,
        paddingInline: 14,
        borderBlockEnd: `1px solid ${theme.vars.color.line}`,
      }),
      head: ({ theme }) => ({
        ...theme.typography.columnHead,
        blockSize: 38,
        paddingBlock: 4,
        color: theme.vars.color.ink2,
        backgroundColor: theme.vars.color.surface,
      }),
      sizeSmall: { paddingBlock: 6, fontSize: '0.875rem' },
      paddingCheckbox: { paddingBlock: 0, paddingInline: 4 },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        'tbody > &:last-of-type > *': { borderBlockEnd: 0 },
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.color.sunk },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.color.brandSoft },
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.radius.status,
        '&:hover, &.Mui-active': { color: theme.vars.color.ink },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        paddingBlock: 6,
        paddingInline: 10,
        borderRadius: theme.vars.radius.status,
        backgroundColor: theme.vars.color.inverse,
        color: theme.vars.color.onInverse,
        fontSize: '0.8125rem',
        fontWeight: 500,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.color.sunk, borderRadius: 6, ...forcedEdge }),
    },
  },
};
