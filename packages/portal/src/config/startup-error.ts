import { ConfigError } from '@hireyard/contract/config';

/** The portal cannot start, be it for a file or for the way there; the message is for the console. */
export class StartupError extends ConfigError {
  override readonly name: string = 'StartupError';
}
