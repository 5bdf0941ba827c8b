export { MessageBanner, type MessageBannerProps } from './MessageBanner.tsx';
