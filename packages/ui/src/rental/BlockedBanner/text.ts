export const blockedBannerText = { label: 'Account blocked' };
