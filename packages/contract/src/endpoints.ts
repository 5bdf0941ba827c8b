/** Every endpoint of the API, without its schemas: a resource's module a line. */
export * from './account/endpoints.ts';
export * from './addresses/endpoints.ts';
export * from './auth/endpoints.ts';
export * from './availability/endpoints.ts';
export * from './clients/endpoints.ts';
export * from './contact-persons/endpoints.ts';
export * from './contracts/endpoints.ts';
export * from './depots/endpoints.ts';
export * from './documents/endpoints.ts';
export * from './members/endpoints.ts';
export * from './products/endpoints.ts';
export * from './projects/endpoints.ts';
export * from './prospects/endpoints.ts';
export * from './roles/endpoints.ts';
export * from './sessions/endpoints.ts';
export * from './users/endpoints.ts';
export * from './whats-new/endpoints.ts';
