export const logoText = { home: (product: string) => `${product}, home` };
