import type { Translation } from '../translations/translation.ts';
import type { ConsentConfig } from '../types.ts';

/** A service's title, with its purposes where another service has the same; the name alone if it is no longer configured. */
export function serviceTitle({ services }: ConsentConfig, { purposes }: Translation, name: string): string {
  const service = services.find((one) => one.name === name);
  if (!service) return name;
  const { title } = service;
  const shared = services.filter((one) => one.title === title).length > 1;
  return shared ? `${title} (${service.purposes.map((purpose) => purposes[purpose].title).join(', ')})` : title;
}
