/** Every schema of the API, and the map by which each resource names those of its endpoints. */
export * from './account/schemas.ts';
export * from './addresses/schemas.ts';
export * from './auth/schemas.ts';
export * from './availability/schemas.ts';
export * from './clients/schemas.ts';
export * from './contact-persons/schemas.ts';
export * from './contracts/schemas.ts';
export * from './core/amount-schemas.ts';
export * from './core/primitive-schemas.ts';
export * from './core/problem-schemas.ts';
export * from './core/text-schemas.ts';
export * from './documents/schemas.ts';
export * from './products/schemas.ts';
export * from './projects/schemas.ts';
export * from './prospects/schemas.ts';
export * from './sessions/schemas.ts';
export * from './users/schemas.ts';
