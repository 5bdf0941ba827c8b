export type { LinkBadge } from '../MenuButton/model.ts';
export { type NavTab, NavTabs, type NavTabsProps } from './NavTabs.tsx';
