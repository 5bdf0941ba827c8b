/** The portal cannot start; the message says why, for the console. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
