export { MessageBanner, type MessageBannerProps } from './MessageBanner.tsx';
export type { BannerTone } from './styles.ts';
