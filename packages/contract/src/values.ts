/** Constants and lists as data: what the browser needs of a resource beside its types. */
export * from './account/values.ts';
export * from './addresses/values.ts';
export * from './auth/values.ts';
export * from './clients/values.ts';
export * from './contact-persons/values.ts';
export * from './contracts/values.ts';
export * from './core/archive.ts';
export * from './core/languages.ts';
export * from './documents/values.ts';
export * from './members/values.ts';
export * from './projects/values.ts';
export * from './prospects/values.ts';
export * from './roles/values.ts';
export * from './users/values.ts';
export * from './whats-new/values.ts';
