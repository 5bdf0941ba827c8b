/** A bundler reads them; TypeScript need only know that they exist. */
declare module '*.css';
