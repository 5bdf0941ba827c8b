export { BlockedBanner, type BlockedBannerAction, type BlockedBannerProps } from './BlockedBanner.tsx';
export { telephoneHref } from './model.ts';
