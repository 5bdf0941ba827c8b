export { initialsOf } from './model.ts';
export { ProfileMenu, type ProfileMenuProps } from './ProfileMenu.tsx';
