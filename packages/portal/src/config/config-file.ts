import { StartupError } from './startup-error.ts';

/** Fetches a config file that is deployed with the portal. Throws `StartupError` for anything but a JSON answer. */
export const fetchParameters = async (file: string): Promise<unknown> => {
  const response = await fetch(file).catch((error: unknown) => {
    throw new StartupError(`${file} could not be fetched`, { cause: error });
  });
  if (!response.ok) throw new StartupError(`${file} answered ${response.status}`);
  return response.json().catch((error: unknown) => {
    throw new StartupError(`${file} is no JSON`, { cause: error });
  });
};
