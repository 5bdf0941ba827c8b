import type { ComponentType, ReactNode } from 'react';
import type { HyProps, HySlots } from '../../theme/named.ts';

export type PartName = 'anatomy' | 'states' | 'guidance';

export interface State<Props> {
  /** What differs from the sample. */
  props?: { [Name in keyof Props]?: Props[Name] | undefined };
  /** Selector of what the pointer is on, the keyboard's focus is on, or what is being pressed. */
  hover?: string;
  focus?: string;
  active?: string;
}

export interface Advice {
  /** An example as it would stand in the product. */
  show: ReactNode;
  /** A sentence why. */
  say: string;
}

type WithoutPrefix<Name> = Name extends `Hy${infer Own}` ? Own : never;

/** A component by its own name: `DataList`. */
export type ComponentName = WithoutPrefix<keyof HyProps>;

/** Other components, each with a sentence that says when to take it, or what it has to do with this one. */
export type OtherComponents = Partial<Record<ComponentName, string>>;

/** What a designer needs to know of a component, beside what its code says already. */
export interface Documentation<Props = object, Slot extends string = string> {
  /** The component, as it is usually seen. */
  sample: Props;
  /** What else its user needs to know, in Markdown. */
  notes?: string;
  use: {
    /** What it is the right one for. */
    when: readonly string[];
    /** What another component is the better one for. That one’s page has to mention this one in turn. */
    instead?: OtherComponents;
  };
  /** What it does by itself, by subject: long words, narrow windows, closing, the focus. */
  behavior?: Record<string, string>;
  /** How its words are written. */
  wording?: readonly string[];
  /** What a screen reader says. */
  screenReader?: readonly string[];
  /** Components that stand in it, around it or beside it. */
  related?: OtherComponents;
  anatomy: {
    /** What each part is, from the outside to the inside; the numbers of the drawing follow. */
    slots: Record<Slot, string>;
    /** Parts that the drawing does not show, since the sample is in another state. */
    elsewhere?: readonly Slot[];
    /** Selector of what is clicked to open the rest of it. */
    open?: string;
  };
  /** By what a state is called. */
  states: Record<string, State<Props>>;
  /** Of states and advice: one below the other, for what is as wide as a page. */
  wide?: boolean;
  guidance: readonly { do: Advice; dont: Advice }[];
  /** What each key does; for what can be operated. */
  keyboard?: Record<string, string>;
}

export interface DocumentedComponent {
  name: keyof HyProps;
  component: ComponentType<object>;
  documentation: Documentation;
}

/** The documentation of the component that a theme knows by this name. */
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
