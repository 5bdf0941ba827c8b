export { BlockedBanner, type BlockedBannerAction, type BlockedBannerProps } from './BlockedBanner.tsx';
export { emailHref, telephoneHref } from './model.ts';
