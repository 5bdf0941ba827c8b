export { emailHref, telephoneHref } from '../../internal/contact.ts';
export { BlockedBanner, type BlockedBannerAction, type BlockedBannerProps } from './BlockedBanner.tsx';
