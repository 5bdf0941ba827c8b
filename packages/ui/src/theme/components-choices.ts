import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { CheckboxIcon, CheckedIcon, IndeterminateIcon, RadioCheckedIcon, RadioIcon } from './mui-icons.tsx';
import { media } from './tokens.ts';

const MARK = 20;

/** Padding that makes it as high as other controls, with the mark centered. */
const inset = (theme: Theme, mark = MARK) => `calc((${theme.vars.density.control} - ${mark}px) / 2)`;

/** Outlined when unchecked, filled when checked. In dark mode, a background on an unchecked box would look checked. */
const choice = ({ theme }: { theme: Theme }): CSSObject => ({
  padding: inset(theme),
  color: theme.vars.color.control,
  '& .HyChoice-edge': { fill: theme.vars.color.surface, [media.forcedColors]: { fill: 'Canvas' } },
  '&:hover': { backgroundColor: 'transparent' },
  '&:hover:not(.Mui-checked, .MuiCheckbox-indeterminate, .Mui-disabled)': { color: theme.vars.color.ink2 },
  '&.Mui-disabled': { color: theme.vars.color.lineStrong, '& .HyChoice-edge': { fill: theme.vars.color.sunk } },
  // The ring surrounds the mark, not the touch target.
  '&.Mui-focusVisible': {
    outline: 'none',
    '& > svg': {
      borderRadius: 5,
      outline: `2px solid ${theme.vars.color.brand}`,
      outlineOffset: '2px',
      [media.forcedColors]: { outlineColor: 'Highlight' },
    },
  },
});

const choiceStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  '& .HyChoice-edge': { fill: 'currentColor' },
  '& .HyChoice-mark': { stroke: theme.vars.color.surface, [media.forcedColors]: { stroke: 'Canvas' } },
});

/** Checkboxes, radio buttons, switches and their labels. */
export const choices: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: {
      icon: createElement(CheckboxIcon),
      checkedIcon: createElement(CheckedIcon),
      indeterminateIcon: createElement(IndeterminateIcon),
    },
    styleOverrides: {
      root: ({ theme }) => ({
        ...choice({ theme }),
        '&.Mui-checked, &.MuiCheckbox-indeterminate': choiceStyles({ theme }),
      }),
      sizeSmall: ({ theme }) => ({ padding: inset(theme, 16) }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: createElement(RadioIcon), checkedIcon: createElement(RadioCheckedIcon) },
    styleOverrides: {
      root: ({ theme }) => ({
        ...choice({ theme }),
        '& .HyChoice-dot': { fill: 'currentColor' },
        '&.Mui-focusVisible > svg': { borderRadius: '50%' },
      }),
      sizeSmall: ({ theme }) => ({ padding: inset(theme, 16) }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({
        inlineSize: 56,
        blockSize: theme.vars.density.control,
        paddingBlock: inset(theme),
        paddingInline: 10,
      }),
      sizeSmall: ({ theme }) => ({
        inlineSize: 48,
        paddingBlock: inset(theme, 16),
        '& .MuiSwitch-switchBase': {
          paddingBlock: inset(theme, 10),
          paddingInline: 13,
          '&.Mui-checked': { transform: 'none', insetInlineStart: 12 },
        },
        '& .MuiSwitch-thumb': { inlineSize: 10, blockSize: 10 },
      }),
      switchBase: ({ theme }) => ({
        // Anchored at the inline start, so that it slides in the right direction in both text directions.
        inset: '0 auto auto',
        insetInlineStart: 0,
        paddingBlock: inset(theme, 14),
        paddingInline: 13,
        color: theme.vars.color.control,
        transition: `inset-inline-start ${theme.vars.duration.fast}`,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'none', insetInlineStart: 16, '&:hover': { backgroundColor: 'transparent' } },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { backgroundColor: theme.vars.color.lineStrong, opacity: 1 },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.color.brand}`,
          outlineOffset: '2px',
          [media.forcedColors]: { outlineColor: 'Highlight' },
        },
      }),
      track: ({ theme }) => ({
        borderRadius: theme.vars.radius.pill,
        backgroundColor: theme.vars.color.control,
        opacity: 1,
      }),
      thumb: ({ theme }) => ({
        inlineSize: 14,
        blockSize: 14,
        backgroundColor: theme.vars.color.surface,
        boxShadow: 'none',
        [media.forcedColors]: { backgroundColor: 'ButtonText' },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      label: ({ theme }) => ({ overflowWrap: 'anywhere', '&.Mui-disabled': { color: theme.vars.color.ink3 } }),
    },
    variants: [
      // The mark, not the padding around it, aligns with the content above and below.
      { props: { labelPlacement: 'end' }, style: ({ theme }) => ({ marginInlineStart: `calc(${inset(theme)} * -1)` }) },
      {
        props: { labelPlacement: 'start' },
        style: ({ theme }) => ({ marginInline: `0 calc(${inset(theme)} * -1)` }),
      },
    ],
  },
};
