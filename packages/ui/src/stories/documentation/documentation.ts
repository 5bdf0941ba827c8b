import type { ComponentType, ReactNode } from 'react';
import type { HyProps, HySlots } from '../../theme/named.ts';

export type PartName = 'anatomy' | 'states' | 'guidance';

export interface State<Props> {
  /** Props that differ from the sample. */
  props?: { [Name in keyof Props]?: Props[Name] | undefined };
  /** Selector of the hovered, focused or pressed element. */
  hover?: string;
  focus?: string;
  active?: string;
}

export interface Advice {
  /** Example as used in the product. */
  show: ReactNode;
  /** Reason, in one sentence. */
  say: string;
}

type WithoutPrefix<Name> = Name extends `Hy${infer Own}` ? Own : never;

/** Component name without prefix: `DataList`. */
export type ComponentName = WithoutPrefix<keyof HyProps>;

/** Related components, each with a sentence about when to use it or how it relates to this one. */
export type OtherComponents = Partial<Record<ComponentName, string>>;

/** Design documentation of a component, in addition to its code. */
export interface Documentation<Props = object, Slot extends string = string> {
  /** Props of a typical instance. */
  sample: Props;
  /** Further notes, in Markdown. */
  notes?: string;
  use: {
    /** Use cases of the component. */
    when: readonly string[];
    /** Use cases for which another component is better. Its page must refer back to this one. */
    instead?: OtherComponents;
  };
  /** Built-in behavior, by subject: long texts, narrow windows, closing, focus. */
  behavior?: Record<string, string>;
  /** Rules for its texts. */
  wording?: readonly string[];
  /** Announcements of screen readers. */
  screenReader?: readonly string[];
  /** Components that are used inside, around or beside it. */
  related?: OtherComponents;
  anatomy: {
    /** Descriptions of the slots, from the outside in. Numbers in the drawing follow this order. */
    slots: Record<Slot, string>;
    /** Slots that the drawing omits, because the sample is in another state. */
    elsewhere?: readonly Slot[];
    /** Selector of the element to click to open hidden slots. */
    open?: string;
  };
  /** States by name. */
  states: Record<string, State<Props>>;
  /** Shows states and guidance one below the other, for components as wide as a page. */
  wide?: boolean;
  guidance: readonly { do: Advice; dont: Advice }[];
  /** Effects of keys, for interactive components. */
  keyboard?: Record<string, string>;
}

export interface DocumentedComponent {
  name: keyof HyProps;
  component: ComponentType<object>;
  documentation: Documentation;
}

/** Associates documentation with a component by its name in a theme. */
export function documented<Name extends keyof HyProps>(
  name: Name,
  component: ComponentType<HyProps[Name]>,
  documentation: Documentation<HyProps[Name], HySlots[Name]>,
): DocumentedComponent {
  return {
    name,
    component: component as ComponentType<object>,
    documentation: documentation as Documentation,
  };
}
