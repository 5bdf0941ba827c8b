/** Configuration files of the portal. The server validates edited files by the same rules. */
export * from './app-config.ts';
export { ConfigError, checkFields, type FieldRules } from './config-file.ts';
