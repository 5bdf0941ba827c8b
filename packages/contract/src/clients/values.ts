/** The modules that can be active for a corporate client; they act as permissions (RT-01). */
export const MODULES = ['order', 'request', 'asset'] as const;
export type Module = (typeof MODULES)[number];
