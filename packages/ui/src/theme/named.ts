import type {
  ComponentNameToClassKey,
  ComponentsOverrides,
  ComponentsPropsList,
  ComponentsVariants,
} from '@mui/material/styles';

// Keeps the import in the emitted declarations, so that they also reach our additions to MUI's theme.
export type { SchemeTokens, StaticTokens } from './augmentation.ts';

/** The name of a component in a theme. Each component declares its own, with its properties and slots, beside itself. */
export type HyName = Extract<keyof ComponentsPropsList, `Hy${string}`>;

/** The properties of each component, by its name in a theme. */
export type HyProps = Pick<ComponentsPropsList, HyName>;

/** The slots of each component. A slot is also the second half of its class: `HyPaginator-moves`. */
export type HySlots = Pick<ComponentNameToClassKey, HyName>;

/** Parts that several components share; not public components. */
interface SharedSlots {
  HyBanner: 'inner' | 'message' | 'actions';
  HyChoice: 'root' | 'row' | 'input' | 'words' | 'hint';
  HyFieldGroup: 'root' | 'legend' | 'options';
  HyTypedField: 'root';
  HyFilterButton: 'root' | 'count' | 'panel';
  HyMenuItem: 'icon' | 'label' | 'reason';
  HyVisuallyHidden: 'root';
}

/** The slots of public components and of the parts that several share. */
export type AllSlots = HySlots & SharedSlots;

/** The class of a slot, the same in every build. */
export type HyClass = { [Name in keyof AllSlots]: `${Name}-${AllSlots[Name]}` }[keyof AllSlots];

/** What a theme can set for each of our components, as for MUI's own. */
export type HyComponents<Theme> = {
  [Name in HyName]?: {
    defaultProps?: Partial<HyProps[Name]>;
    styleOverrides?: ComponentsOverrides<Theme>[Name];
    variants?: ComponentsVariants<Theme>[Name];
  };
};

declare module '@mui/material/styles' {
  interface Components<Theme = unknown> extends HyComponents<Theme> {}
}
