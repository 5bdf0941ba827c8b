/** What the portal needs of the files beside it; the server holds an edited file against the same rules. */
export * from './app-config.ts';
export { ConfigError, checkFields, type FieldRules } from './config-file.ts';
