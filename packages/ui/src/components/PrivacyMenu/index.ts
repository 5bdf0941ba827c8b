export { PrivacyMenu, type PrivacyMenuProps } from './PrivacyMenu.tsx';
