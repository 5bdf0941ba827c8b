export { MobileNavigation, type MobileNavigationProps, preloadNavigation } from './MobileNavigation.tsx';
export type { NavigationSection } from './model.ts';
