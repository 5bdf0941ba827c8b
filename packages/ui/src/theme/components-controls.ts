import type { Components, Theme } from '@mui/material/styles';
import { media } from './tokens.ts';

const ring = (theme: Theme) => ({ outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: '2px' });

/** Buttons, inputs, switches, links. */
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
        // Focusable though not available: says why on focus and hover.
        '&[aria-disabled="true"]': {
          backgroundColor: theme.vars.color.sunk,
          borderColor: theme.vars.color.line,
          color: theme.vars.color.ink3,
          cursor: 'not-allowed',
          pointerEvents: 'auto',
        },
        // Ground and colour make it a button, until forced colours take both away.
        [media.forcedColors]: { border: '1px solid' },
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
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.density.control,
        borderRadius: theme.vars.radius.control,
        backgroundColor: theme.vars.color.surface,
        '&.Mui-readOnly': { backgroundColor: theme.vars.color.sunk },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.color.control },
        '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.color.ink2,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.color.brand, borderWidth: 2 },
      }),
      // The field's own border thickens; a second ring inside it would only be noise.
      input: { paddingBlock: 8, paddingInline: 12, blockSize: 'auto', '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: theme.vars.color.ink3, opacity: 1 } }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 600,
        color: theme.vars.color.ink,
        '&.Mui-focused': { color: theme.vars.color.ink },
      }),
    },
  },
  MuiFormControl: { styleOverrides: { root: { gap: 6 } } },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ marginInline: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 }) },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.color.control, padding: 8 }) } },
  MuiRadio: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.color.control, padding: 8 }) } },
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
