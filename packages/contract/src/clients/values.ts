/** Modules that a corporate client can have. They act as permissions (RT-01). */
export const MODULES = ['order', 'request', 'asset'] as const;
export type Module = (typeof MODULES)[number];
