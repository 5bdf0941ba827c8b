'use client';

import { type CSSObject, type SxProps, styled, type Theme } from '@mui/material/styles';
import {
  type ComponentProps,
  type Context,
  createContext,
  createElement,
  type ElementType,
  type JSX,
  use,
} from 'react';
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

type OwnerState = object | undefined;

const ownerStates = new Map<string, Context<OwnerState>>();

/**
 * What the slots of a component read its state from, by the component's name: they may be in several modules. Slots
 * beside the root need it around them: `<OwnerState value={ownerState}>`.
 */
export function ownerStateOf(name: string): Context<OwnerState> {
  const known = ownerStates.get(name) ?? createContext<OwnerState>(undefined);
  ownerStates.set(name, known);
  return known;
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
 * two halves of its class (`HyPaginator-root`), which it carries in development and production alike. The root is given
 * the component's `ownerState` and hands it to every slot inside.
 */
export function slot<Tag extends ElementType>(tag: Tag, target: HyClass, styles: SlotStyles): SlotComponent<Tag> {
  const [name = '', part] = target.split('-');
  const OwnerState = ownerStateOf(name);
  const css = typeof styles === 'function' ? themed(styles) : styles;
  const Styled = styled(tag as 'div', { name, slot: part })<SlotProps>(css as CSSObject) as ElementType;

  return (({ className, ownerState, ...props }: SlotProps & { className?: string }) => {
    const element = createElement(Styled, {
      ...props,
      className: className ? `${target} ${className}` : target,
      // MUI calls every override on every slot: one that reads `ownerState` must not fail where there is none.
      ownerState: ownerState ?? use(OwnerState) ?? {},
    });
    return part === 'root' ? createElement(OwnerState, { value: ownerState }, element) : element;
  }) as unknown as SlotComponent<Tag>;
}
