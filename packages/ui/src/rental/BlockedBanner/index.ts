export { BlockedBanner, type BlockedBannerAction, type BlockedBannerProps } from './BlockedBanner.tsx';
