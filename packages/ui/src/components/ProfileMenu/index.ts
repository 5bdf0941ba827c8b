export { initialsOf } from '../../internal/initials.ts';
export { ProfileMenu, type ProfileMenuProps } from './ProfileMenu.tsx';
