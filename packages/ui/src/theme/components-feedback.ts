import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import { media } from './tokens.ts';

interface AlertState {
  severity?: 'success' | 'info' | 'warning' | 'error' | undefined;
  color?: string | undefined;
  variant?: string | undefined;
}

/**
 * The border uses the tone's text color, with a contrast of at least 4.5:1. The background alone is hardly visible on
 * the page.
 */
function alertColors(theme: Theme, { severity = 'success', color, variant = 'standard' }: AlertState): CSSObject {
  const palette = theme.vars.palette[(color as 'success' | undefined) ?? severity];
  const filled = variant === 'filled';
  const ground = variant === 'standard' ? palette.light : theme.vars.color.surface;
  return {
    border: `1px solid ${palette.main}`,
    backgroundColor: filled ? palette.main : ground,
    color: filled ? palette.contrastText : theme.vars.color.ink,
    '& .MuiAlert-icon': { color: filled ? 'inherit' : palette.main },
  };
}

/** Feedback and markers: alerts, avatars, chips, tabs. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        success: createElement(CheckCircleIcon, { size: 18 }),
        info: createElement(InfoIcon, { size: 18 }),
        warning: createElement(WarningIcon, { size: 18 }),
        error: createElement(ErrorIcon, { size: 18 }),
      },
    },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        ...theme.typography.body1,
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        paddingBlock: 4,
        paddingInline: 14,
        borderRadius: theme.vars.radius.control,
        ...alertColors(theme, ownerState),
      }),
      icon: { marginInlineEnd: 10, paddingBlock: 8, opacity: 1 },
      // The action wraps below the text where there is too little room beside it.
      message: { flex: '1 1 10rem', paddingBlock: 6, overflowWrap: 'anywhere' },
      action: { paddingBlockStart: 0, paddingInlineStart: 12, marginInlineEnd: -8 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: 'inherit', fontWeight: 600 } } },
  MuiAvatar: {
    styleOverrides: {
      root: { inlineSize: 36, blockSize: 36, fontSize: '0.875rem', fontWeight: 600 },
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.color.brandSoft,
        color: theme.vars.color.brand,
      }),
    },
  },
  MuiChip: {
    defaultProps: { deleteIcon: createElement('span', {}, createElement(CloseIcon, { size: 12 })) },
    styleOverrides: {
      root: { blockSize: 28, fontSize: '0.875rem' },
      colorDefault: ({ theme }) => ({
        border: `1px solid ${theme.vars.color.line}`,
        backgroundColor: theme.vars.color.sunk,
        color: theme.vars.color.ink,
      }),
      deleteIcon: ({ theme }) => ({
        display: 'grid',
        placeContent: 'center',
        inlineSize: 24,
        blockSize: 24,
        marginInline: '-6px 2px',
        color: theme.vars.color.ink2,
        '&:hover': { color: theme.vars.color.ink },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minBlockSize: 44, borderBlockEnd: `1px solid ${theme.vars.color.line}` }),
      list: { columnGap: 20 },
      indicator: ({ theme }) => ({
        blockSize: 3,
        borderStartStartRadius: 3,
        borderStartEndRadius: 3,
        backgroundColor: theme.vars.color.brand,
        [media.forcedColors]: { backgroundColor: 'Highlight' },
      }),
      vertical: { borderBlockEnd: 0, '& .MuiTabs-indicator': { blockSize: 'auto', borderRadius: 3 } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minInlineSize: 0,
        minBlockSize: 44,
        paddingBlock: 8,
        paddingInline: 4,
        fontWeight: 500,
        color: theme.vars.color.ink2,
        '&:hover': { color: theme.vars.color.ink },
        '&.Mui-selected': { color: theme.vars.color.ink, fontWeight: 600 },
        '&.Mui-disabled': { color: theme.vars.color.ink3 },
        // Inset, because the row of tabs clips its overflow.
        '&.Mui-focusVisible': { borderRadius: theme.vars.radius.status, outlineOffset: '-2px' },
      }),
    },
  },
};
