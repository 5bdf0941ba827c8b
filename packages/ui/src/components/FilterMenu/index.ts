export { FilterButton, type FilterButtonProps } from './FilterButton.tsx';
export { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';
export type { FilterOption } from './model.ts';
