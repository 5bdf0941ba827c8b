import type { Components, Theme } from '@mui/material/styles';
import { media } from './tokens.ts';

const ring = (theme: Theme) => ({ outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: '2px' });

/** Buttons and links. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': ring(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.density.control,
        minInlineSize: 0,
        paddingBlock: 6,
        paddingInline: 16,
        borderRadius: theme.vars.radius.control,
        textTransform: 'none',
        transition: `background-color ${theme.vars.duration.fast}, border-color ${theme.vars.duration.fast}`,
        // Focusable although disabled: shows its reason on focus and hover.
        '&[aria-disabled="true"]': {
          backgroundColor: theme.vars.color.sunk,
          borderColor: theme.vars.color.line,
          color: theme.vars.color.ink3,
          cursor: 'not-allowed',
          pointerEvents: 'auto',
        },
        // Forced colors remove the background and color that identify the button.
        [media.forcedColors]: {
          border: '1px solid',
          // Forced colors show the text that a working button hides behind its spinner: they stand side by side.
          '& .MuiButton-loadingIndicator': { position: 'static', transform: 'none', marginInlineEnd: 8 },
        },
      }),
      sizeSmall: ({ theme }) => ({
        minBlockSize: theme.vars.density.small,
        paddingInline: 12,
        fontSize: '0.875rem',
      }),
      sizeLarge: { minBlockSize: 44, paddingInline: 20 },
    },
    variants: [
      {
        props: { color: 'primary', variant: 'contained', loading: true },
        // On MUI's grey the spinner is hardly seen.
        style: ({ theme }) => ({
          '&.Mui-disabled': { backgroundColor: theme.vars.color.brand },
          '& .MuiButton-loadingIndicator': { color: theme.vars.color.onBrand },
        }),
      },
      {
        props: ({ color, variant, loading, loadingPosition }) =>
          color === 'primary' && variant === 'contained' && Boolean(loading) && loadingPosition !== 'center',
        // Its words stay beside the spinner.
        style: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.color.onBrand } }),
      },
      {
        props: { color: 'signal', variant: 'contained' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.color.signal,
          color: theme.vars.color.onSignal,
          '&:hover': { backgroundColor: theme.vars.color.signalHover },
        }),
      },
      {
        props: { variant: 'outlined' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.color.surface,
          borderColor: theme.vars.color.lineStrong,
          color: theme.vars.color.ink,
          '&:hover': { backgroundColor: theme.vars.color.sunk, borderColor: theme.vars.color.control },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        inlineSize: theme.vars.density.control,
        blockSize: theme.vars.density.control,
        borderRadius: theme.vars.radius.control,
        color: theme.vars.color.ink2,
        '&:hover': { backgroundColor: theme.vars.color.sunk, color: theme.vars.color.ink },
      }),
      sizeSmall: ({ theme }) => ({ inlineSize: theme.vars.density.small, blockSize: theme.vars.density.small }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        borderRadius: 4,
        textUnderlineOffset: '0.2em',
        color: theme.vars.color.brand,
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.vars.radius.control }) },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.density.control,
        paddingInline: 14,
        textTransform: 'none',
        borderColor: theme.vars.color.lineStrong,
        borderRadius: theme.vars.radius.control,
        color: theme.vars.color.ink2,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.color.brandSoft,
          color: theme.vars.color.ink,
        },
      }),
    },
  },
};
