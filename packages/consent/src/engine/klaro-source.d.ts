/** klaro has no types; `klaro.ts` declares those that the engine uses. */
declare module 'klaro/src/consent-manager.js' {
  const ConsentManager: unknown;
  export default ConsentManager;
}
