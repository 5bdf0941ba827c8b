export type { BannerTone } from '../../internal/banner.ts';
export { MessageBanner, type MessageBannerProps } from './MessageBanner.tsx';
