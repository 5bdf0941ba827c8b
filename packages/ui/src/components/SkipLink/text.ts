export const skipLinkText = { label: 'Skip to content' };
