/** API for the people of an operating company. Types and endpoints; the schemas are in `./schemas` and `./operations`. */
export * from './endpoints.ts';
export type * from './schemas.ts';
export * from './values.ts';
