export { HelpMenu, type HelpMenuProps } from './HelpMenu.tsx';
