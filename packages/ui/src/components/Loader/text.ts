export const loaderText = { label: 'Loading' };
