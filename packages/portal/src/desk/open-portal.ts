/** Opens the portal in this tab. It is another application, whose document the browser loads. */
export const openPortal = (): void => window.location.assign('/');
