export { MobileNavigation, type MobileNavigationProps } from './MobileNavigation.tsx';
export type { NavigationSection } from './model.ts';
