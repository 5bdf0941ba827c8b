export * from './assets/rules.ts';
export * from './clients/rules.ts';
export * from './contracts/rules.ts';
export * from './core/endpoint.ts';
export * from './core/issue.ts';
export * from './core/list.ts';
export * from './core/local-date.ts';
export * from './core/problem.ts';
export * from './core/text.ts';
export * from './documents/charged-days.ts';
export * from './documents/rules.ts';
export * from './endpoints.ts';
export * from './off-hires/rules.ts';
export * from './orders/rules.ts';
// Types only: `@hireyard/contract/schemas` exports the schemas, so that zod stays out of the first load.
export type * from './schemas.ts';
export * from './terms/rules.ts';
export * from './values.ts';
