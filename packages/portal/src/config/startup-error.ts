/** The portal cannot start; the message is for the console. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
