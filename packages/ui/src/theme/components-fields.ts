import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { ChevronDownIcon, CloseIcon } from '../icons/index.ts';
import { SelectIcon } from './mui-icons.tsx';
import { roomForArrow, selectArrow } from './select-arrow.ts';

/** Matches the specificity of MUI's rule, which is for a smaller arrow. */
const roomInSelect: CSSObject = { '&&&': roomForArrow };

/** Buttons in an Autocomplete are smaller than the field, because clicking the field opens it too. */
const innerButton: CSSObject = { inlineSize: 28, blockSize: 28, padding: 0, marginInlineEnd: 0 };

/** Form fields: inputs, selects, Autocomplete, their labels and helper texts. */
export const fields: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: theme.vars.color.ink3, opacity: 1 } }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.density.control,
        borderRadius: theme.vars.radius.control,
        backgroundColor: theme.vars.color.surface,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.color.control },
        '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.color.ink2,
        },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.color.brand,
          borderWidth: 2,
        },
        '&.Mui-readOnly': { backgroundColor: theme.vars.color.sunk },
        '&.Mui-disabled': {
          backgroundColor: theme.vars.color.sunk,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.color.lineStrong },
        },
      }),
      sizeSmall: ({ theme }) => ({
        minBlockSize: theme.vars.density.small,
        fontSize: '0.875rem',
        '& .MuiOutlinedInput-input:not(.MuiInputBase-inputMultiline)': { paddingBlock: 4 },
      }),
      multiline: { paddingBlock: 8, paddingInline: 12, '& .MuiOutlinedInput-input': { padding: 0 } },
      adornedStart: { paddingInlineStart: 12, '& .MuiOutlinedInput-input': { paddingInlineStart: 0 } },
      adornedEnd: { '--_trailingPad': '12px', '& .MuiOutlinedInput-input': { paddingInlineEnd: 0 } },
      // The field's own border thickens. A second ring inside it would be redundant.
      input: {
        paddingBlock: 6,
        paddingInline: 12,
        blockSize: 'auto',
        '&:focus-visible': { outline: 'none' },
      },
      // No gap for a label, because the label is above the field.
      notchedOutline: { insetBlockStart: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFilledInput: {
    defaultProps: { hiddenLabel: true },
    styleOverrides: {
      root: ({ theme }) => ({ minBlockSize: theme.vars.density.control }),
      input: { paddingBlock: 6, paddingInline: 12, blockSize: 'auto' },
    },
  },
  MuiInput: {
    styleOverrides: {
      root: ({ theme }) => ({ minBlockSize: theme.vars.density.control, 'label + &': { marginBlockStart: 0 } }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxInlineSize: '100%',
        overflow: 'visible',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 600,
        color: theme.vars.color.ink,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.color.ink },
        '&.Mui-disabled': { color: theme.vars.color.ink3 },
      }),
    },
  },
  MuiFormControl: { styleOverrides: { root: { gap: 4 } } },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 }) },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectIcon },
    styleOverrides: { icon: selectArrow, select: roomInSelect },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: SelectIcon },
    styleOverrides: { icon: selectArrow, select: roomInSelect },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(ChevronDownIcon), clearIcon: createElement(CloseIcon, { size: 14 }) },
    styleOverrides: {
      root: {
        // Matches the specificity of MUI's rules, which leave room for a label and larger buttons.
        '& .MuiOutlinedInput-root': {
          paddingBlock: 0,
          paddingInlineStart: 6,
          '& .MuiAutocomplete-input': { paddingBlock: 6, paddingInline: '6px 4px' },
          '& .MuiAutocomplete-endAdornment': { insetInlineEnd: 6 },
          '&.MuiInputBase-sizeSmall': {
            paddingBlock: 0,
            paddingInlineStart: 6,
            '& .MuiAutocomplete-input': { paddingBlock: 4, paddingInline: '6px 4px' },
          },
        },
      },
      popupIndicator: innerButton,
      clearIndicator: innerButton,
      paper: ({ theme }) => ({
        marginBlock: 6,
        border: `1px solid ${theme.vars.color.line}`,
        borderRadius: theme.vars.radius.card,
        boxShadow: theme.vars.elevation.float,
      }),
      listbox: ({ theme }) => ({
        padding: 6,
        '& .MuiAutocomplete-option': {
          minBlockSize: 40,
          paddingBlock: 8,
          paddingInline: 12,
          borderRadius: theme.vars.radius.control,
          overflowWrap: 'anywhere',
          '&[aria-selected="true"]': { backgroundColor: theme.vars.color.brandSoft, fontWeight: 600 },
          '&.Mui-focused': { backgroundColor: theme.vars.color.sunk },
          '&[aria-selected="true"].Mui-focused': { backgroundColor: theme.vars.color.brandSoft },
          '&.Mui-focusVisible': {
            backgroundColor: theme.vars.color.brandSoft,
            outline: `2px solid ${theme.vars.color.brand}`,
            outlineOffset: '-2px',
          },
        },
      }),
      noOptions: ({ theme }) => ({ color: theme.vars.color.ink2 }),
      loading: ({ theme }) => ({ color: theme.vars.color.ink2 }),
    },
  },
};
