/** klaro comes without types: `klaro.ts` gives its consent manager those that we use. */
declare module 'klaro/src/consent-manager.js' {
  const ConsentManager: unknown;
  export default ConsentManager;
}
