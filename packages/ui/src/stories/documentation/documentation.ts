import type { ComponentsPropsList } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { HyProps, HySlots } from '../../theme/named.ts';

export type PartName = 'anatomy' | 'variants' | 'states' | 'layout' | 'guidance';

export interface State<Props> {
  /** Props that differ from the sample. */
  props?: { [Name in keyof Props]?: Props[Name] | undefined };
  /** Selector of the hovered, focused or pressed element. */
  hover?: string;
  focus?: string;
  active?: string;
}

export interface InnerPart {
  /** Selector of the element. */
  readonly at: string;
  /** Description of the part. */
  readonly is: string;
}

export interface Advice {
  /** Example as used in the product. */
  show: ReactNode;
  /** Reason, in one sentence. */
  say: string;
}

/** Rules of one subject, with an example. */
export interface Topic {
  /** Rules, one sentence each. */
  say: readonly string[];
  /** Example as used in the product. */
  show: ReactNode;
}

/** Components of MUI that the kit exports, by their names in a theme. */
type MuiName = 'MuiAlert' | 'MuiButton' | 'MuiCard' | 'MuiDialog' | 'MuiIconButton';

/** Name of a component in a theme: `HyDataList`, `MuiButton`. */
export type ThemeName = keyof HyProps | MuiName;

type WithoutPrefix<Name> = Name extends `Hy${infer Own}` | `Mui${infer Own}` ? Own : never;

/** Component name without prefix: `DataList`. */
export type ComponentName = WithoutPrefix<ThemeName>;

export const componentName = (name: ThemeName) => name.replace(/^(Hy|Mui)/, '');

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
    /** Props that differ from the sample, to draw every part. */
    props?: { [Name in keyof Props]?: Props[Name] | undefined };
    /** Descriptions of the slots, from the outside in. Numbers in the drawing follow this order. */
    slots: Record<Slot, string>;
    /** Parts that are no slot of this component, such as those of a Field in a TextField. Their numbers come last. */
    inner?: Readonly<Record<string, InnerPart>>;
    /** Slots that the drawing omits, because the sample is in another state. */
    elsewhere?: readonly Slot[];
    /** Selector of the element to click to open hidden slots. */
    open?: string;
  };
  /** Kinds to choose from, by name. */
  variants?: Record<string, State<Props>>;
  /** States by name. */
  states: Record<string, State<Props>>;
  /** How it is arranged on a page, by subject: placement, groups, density, toolbar. */
  layout?: Record<string, Topic>;
  /** Shows variants, states and guidance one below the other, for components as wide as a page. */
  wide?: boolean;
  guidance: readonly { do: Advice; dont: Advice }[];
  /** Effects of keys, for interactive components. */
  keyboard?: Record<string, string>;
}

export interface DocumentedComponent {
  name: ThemeName;
  component: ComponentType<object>;
  documentation: Documentation;
}

type SlotsOf<Name> = Name extends keyof HySlots ? HySlots[Name] : string;

/** Associates documentation with a component by its name in a theme. */
export function documented<Name extends ThemeName>(
  name: Name,
  component: ComponentType<ComponentsPropsList[Name]>,
  documentation: Documentation<ComponentsPropsList[Name], SlotsOf<Name>>,
): DocumentedComponent {
  return {
    name,
    component: component as ComponentType<object>,
    documentation: documentation as Documentation,
  };
}
