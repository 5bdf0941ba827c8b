/** The API of the rental company's own systems, apart from the portal's. */
export * from './emission-schemas.ts';
export * from './endpoints.ts';
export * from './operations.ts';
export * from './schemas.ts';
export * from './values.ts';
