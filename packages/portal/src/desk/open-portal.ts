/** The portal is another application, whose document the browser loads. An object, so that a test can replace its call. */
export const portalApplication = {
  /** Opens the portal in this tab. */
  open: (): void => window.location.assign('/'),
};
