import type {
  ComponentNameToClassKey,
  ComponentsOverrides,
  ComponentsPropsList,
  ComponentsVariants,
} from '@mui/material/styles';

// Keeps the import in the emitted declarations, so that our additions to MUI's theme are included.
export type { SchemeTokens, StaticTokens } from './augmentation.ts';

/** Name of a component in a theme. Each component declares its own name, props and slots. */
export type HyName = Extract<keyof ComponentsPropsList, `Hy${string}`>;

/** Props of each component, by its name in a theme. */
export type HyProps = Pick<ComponentsPropsList, HyName>;

/** Slots of each component. A slot is also the second half of its class: `HyPaginator-moves`. */
export type HySlots = Pick<ComponentNameToClassKey, HyName>;

/** Slots shared by several components. Not public components. */
interface SharedSlots {
  HyBanner: 'inner' | 'message' | 'actions';
  HyChoice: 'root' | 'row' | 'input' | 'words' | 'hint';
  HyFieldGroup: 'root' | 'legend' | 'options';
  HyTypedField: 'root';
  HySelectFrame: 'root';
  HyMenuItem: 'icon' | 'label' | 'reason';
  HyVisuallyHidden: 'root';
}

/** Slots of public components and of shared parts. */
export type AllSlots = HySlots & SharedSlots;

/** Class of a slot, the same in every build. */
export type HyClass = { [Name in keyof AllSlots]: `${Name}-${AllSlots[Name]}` }[keyof AllSlots];

/** Theme options of our components, as for MUI's own. */
export type HyComponents<Theme> = {
  [Name in HyName]?: {
    defaultProps?: Partial<HyProps[Name]> | undefined;
    styleOverrides?: ComponentsOverrides<Theme>[Name] | undefined;
    variants?: ComponentsVariants<Theme>[Name] | undefined;
  };
};

declare module '@mui/material/styles' {
  interface Components<Theme = unknown> extends HyComponents<Theme> {}
}
