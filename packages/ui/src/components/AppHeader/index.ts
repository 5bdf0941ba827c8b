export { AppHeader, type AppHeaderProps } from './AppHeader.tsx';
export type { HeaderMenu } from './model.ts';
