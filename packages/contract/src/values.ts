/** Constants and lists as data: what the browser needs of a resource beside its types. */
export * from './auth/values.ts';
export * from './clients/values.ts';
export * from './contracts/values.ts';
export * from './core/languages.ts';
export * from './users/values.ts';
