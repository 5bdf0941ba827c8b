/** Bundlers load CSS files. TypeScript only needs to know that the modules exist. */
declare module '*.css';
