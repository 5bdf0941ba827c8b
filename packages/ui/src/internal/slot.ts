'use client';

import { type CSSObject, css, type SxProps, styled, type Theme } from '@mui/material/styles';
import { mergeSlotProps, useForkRef } from '@mui/material/utils';
import {
  type ComponentProps,
  type Context,
  createContext,
  createElement,
  type ElementType,
  type JSX,
  type Ref,
  useContext,
} from 'react';
import type { HyClass } from '../theme/named.ts';
import type { SlotAttributes, SlotOverrides } from './component.ts';
import { withRef } from './with-ref.ts';

/** Props of every slot, added to its element’s own. */
interface SlotProps {
  sx?: SxProps<Theme> | undefined;
  as?: ElementType | undefined;
  /** Props of the component, for functions in `styleOverrides` and for `variants`. */
  ownerState?: object | undefined;
}

export type SlotComponent<Tag extends ElementType> = (props: ComponentProps<Tag> & SlotProps) => JSX.Element;

type SlotStyles = CSSObject | ((props: { theme: Theme }) => CSSObject);

type OwnerState = object | undefined;

const ownerStates = new Map<string, Context<OwnerState>>();

/**
 * Context through which the slots of a component read its props. Keyed by the component's name, because slots may be in
 * several modules. Slots outside of the root need it around them: `<OwnerState.Provider value={ownerState}>`.
 */
export function ownerStateOf(name: string): Context<OwnerState> {
  const context = ownerStates.get(name) ?? createContext<OwnerState>(undefined);
  ownerStates.set(name, context);
  return context;
}

/** Evaluates styles once per theme instead of once per element. Throws a readable error without a provider. */
function oncePerTheme(styles: (props: { theme: Theme }) => CSSObject): SlotStyles {
  let last: { theme: Theme; styles: CSSObject } | undefined;
  return ({ theme }) => {
    if (!theme.vars?.color) throw new Error('@hireyard/ui needs a <UiProvider> around it.');
    // Emotion's serialized form of a style object, which it does not serialize again.
    if (last?.theme !== theme)
      last = { theme, styles: css(styles({ theme }) as Parameters<typeof css>[0]) as CSSObject };
    return last.styles;
  };
}

const halvesOf = (target: HyClass): [name: string, part: string] => {
  const [name = '', part = ''] = target.split('-');
  return [name, part];
};

type StyledOptions = NonNullable<Parameters<typeof styled>[1]>;

/** Styled element of a slot. The theme's `styleOverrides` and `variants` apply by the two halves of its class. */
function styledAs(
  tag: ElementType,
  target: HyClass,
  css: SlotStyles,
  options?: StyledOptions,
): [Styled: ElementType, name: string, part: string] {
  const [name, part] = halvesOf(target);
  const Styled = styled(tag as 'div', { ...options, name, slot: part })<SlotProps>(css as CSSObject);
  return [Styled as ElementType, name, part];
}

const joined = (...classes: (string | undefined)[]) => classes.filter(Boolean).join(' ');

type PartStyles<Parts extends string> = (props: { theme: Theme }) => Record<Parts, CSSObject>;

/** Selects a part inside its root, with the specificity of one class. */
const within = (name: string, part: string) => `& :where(.${name}-${part})`;

/** Adds to the styles of a root those of its inner slots. */
const withParts =
  (name: string, styles: SlotStyles, parts: PartStyles<string>) =>
  ({ theme }: { theme: Theme }): CSSObject => ({
    ...(typeof styles === 'function' ? styles({ theme }) : styles),
    ...Object.fromEntries(Object.entries(parts({ theme })).map(([part, css]) => [within(name, part), css])),
  });

/** Creates a root like `slot`, with the styles of the inner slots that `innerSlot` creates. */
export function rootSlot<Tag extends ElementType, Name extends string, Parts extends string>(
  tag: Tag,
  target: HyClass & `${Name}-root`,
  styles: SlotStyles,
  names: readonly Parts[],
  parts: PartStyles<Parts>,
): SlotComponent<Tag> {
  const [name] = halvesOf(target);
  return slot(tag, target, withParts(name, styles, parts), {
    overridesResolver: (_, { root, ...overrides }) => [
      root,
      ...names.map((part) => ({ [within(name, part)]: overrides[part] })),
    ],
  });
}

/**
 * Creates a slot that its root styles by class (`rootSlot`), for parts that a component repeats many times: a styled
 * element costs a browser several times a plain one. The theme's `styleOverrides` apply in the root.
 */
export function innerSlot<Tag extends ElementType>(tag: Tag, target: HyClass): SlotComponent<Tag> {
  const [Styled, name, part] = styledAs(tag, target, {});
  const OwnerState = ownerStateOf(name);

  return withRef(({ ref, ...own }: SlotAttributes & { ref?: Ref<unknown> }) => {
    const state: SlotOverrides = useContext(OwnerState) ?? {};
    const overrides = state.slotProps?.[part];
    const { className, sx, as, ...props } = mergeSlotProps<SlotAttributes>(overrides, own);
    const element = state.slots?.[part] ?? as ?? tag;
    return createElement<object>(sx ? Styled : element, {
      ...props,
      ...(sx && { as: element, sx, ownerState: state }),
      ...{ className: joined(target, className), ref: useForkRef(ref, overrides?.ref) },
    });
  }) as unknown as SlotComponent<Tag>;
}

/**
 * Creates a styled slot of a component, as MUI does. The theme's `styleOverrides` and `variants` apply by the two
 * halves of its class (`HyPaginator-root`). The class is the same in development and production. The root receives the
 * component's `ownerState` and provides it to all slots inside. Each reads its part of `slots` and `slotProps` there.
 */
export function slot<Tag extends ElementType>(
  tag: Tag,
  target: HyClass,
  styles: SlotStyles,
  options?: StyledOptions,
): SlotComponent<Tag> {
  const css = typeof styles === 'function' ? oncePerTheme(styles) : styles;
  const [Styled, name, part] = styledAs(tag, target, css, options);
  const OwnerState = ownerStateOf(name);

  // The root of a component built on another receives `slots` and `slotProps` twice: as props and in its state.
  return withRef(
    ({ ownerState, ref, slots, slotProps, ...own }: SlotProps & SlotOverrides & { ref?: Ref<unknown> }) => {
      // MUI calls every override on every slot, and overrides may read `ownerState`. It must therefore be an object.
      const around = useContext(OwnerState);
      const state: SlotOverrides = ownerState ?? around ?? {};
      const overrides = state.slotProps?.[part];
      const { className, ...props } = mergeSlotProps<SlotAttributes>(overrides, own as SlotAttributes);
      const as = state.slots?.[part];
      const element = createElement(Styled, {
        ...props,
        ...(as && { as }),
        className: joined(target, className),
        ref: useForkRef(ref, overrides?.ref),
        ownerState: state,
      });
      return part === 'root' ? createElement(OwnerState.Provider, { value: ownerState }, element) : element;
    },
  ) as unknown as SlotComponent<Tag>;
}

/**
 * Creates the root of a component that is built on another one of the kit. It has the slots of both. The inner
 * component receives all `slots` and `slotProps`, and applies the root's.
 */
export function derivedRoot<Tag extends ElementType>(
  tag: Tag,
  target: HyClass,
  css: CSSObject = {},
): SlotComponent<Tag> {
  const [Styled, name] = styledAs(tag, target, css);
  const OwnerState = ownerStateOf(name);

  return withRef(({ className, ownerState = {}, ...props }: SlotProps & { className?: string }) => {
    const { slots, slotProps }: SlotOverrides = ownerState;
    const element = createElement(Styled, {
      ...props,
      ...{ slots, slotProps, ownerState },
      className: joined(target, className),
    });
    return createElement(OwnerState.Provider, { value: ownerState }, element);
  }) as unknown as SlotComponent<Tag>;
}
