export const messageBannerText = { label: 'Important message', minimize: 'Minimize', expand: 'Show message' };
