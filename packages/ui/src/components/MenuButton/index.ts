export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { LinkBadge, MenuAction, MenuEntry, MenuItem, MenuLink, MenuSeparator, MenuSubmenu } from './model.ts';
