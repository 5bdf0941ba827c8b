'use client';

import { type CSSObject, type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType, JSX } from 'react';
import type { HyClass } from '../theme/named.ts';

/** What every slot takes beside its element's own properties. */
interface SlotProps {
  sx?: SxProps<Theme>;
  as?: ElementType;
  /** The component's properties, for functions in `styleOverrides` and for `variants`. */
  ownerState?: object;
}

export type SlotComponent<Tag extends ElementType> = (props: ComponentProps<Tag> & SlotProps) => JSX.Element;

type SlotStyles = CSSObject | ((props: { theme: Theme }) => CSSObject);

/** MUI asks every slot for every override of the component: one that reads `ownerState` must not fail on a slot without. */
function ownerStateAtLeastEmpty(props: SlotProps): null {
  props.ownerState ??= {};
  return null;
}

/** Says what is missing, instead of failing on the first colour. */
const themed =
  (styles: (props: { theme: Theme }) => CSSObject) =>
  (props: { theme: Theme }): CSSObject => {
    if (!props.theme.vars?.color) throw new Error('@hireyard/ui: no theme of ours here. Put <UiProvider> around it.');
    return styles(props);
  };

/**
 * A styled part of a component, as MUI makes its own: the theme's `styleOverrides` and `variants` reach it under the
 * two halves of its class (`HyPaginator-root`), which it carries in development and production alike.
 */
export function slot<Tag extends ElementType>(tag: Tag, target: HyClass, styles: SlotStyles): SlotComponent<Tag> {
  const [name, part] = target.split('-');
  const make = styled(tag as 'div', { name, slot: part, target });
  const css = typeof styles === 'function' ? themed(styles) : styles;
  return make<SlotProps>(ownerStateAtLeastEmpty, css as CSSObject) as unknown as SlotComponent<Tag>;
}
