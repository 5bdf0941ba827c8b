import { ConfigError } from '@hireyard/contract/config';

/** The portal cannot start, because of a file or the network. The message is for the console. */
export class StartupError extends ConfigError {
  override readonly name: string = 'StartupError';
}
