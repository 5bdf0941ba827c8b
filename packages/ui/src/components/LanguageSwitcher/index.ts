export { type Language, LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';
