import type { ConsentConfig, ConsentService, Purpose } from '../types.ts';

export interface Group {
  /** Undefined where services are not grouped. */
  purpose: Purpose | undefined;
  services: readonly ConsentService[];
}

/** Services by purpose in the configured order; a purpose without a service is left out. */
export function groupServices({ services, groupByPurpose, purposeOrder }: ConsentConfig): Group[] {
  if (!groupByPurpose) return [{ purpose: undefined, services }];
  const purposes = new Set([...purposeOrder, ...services.flatMap((service) => service.purposes)]);
  return [...purposes]
    .map((purpose) => ({ purpose, services: services.filter((service) => service.purposes.includes(purpose)) }))
    .filter((group) => group.services.length > 0);
}

export type Tick = 'on' | 'off' | 'mixed';

/** Returns the state of a group's switch from its optional services. A group of required services is on. */
export function tickOf(services: readonly ConsentService[], draft: ReadonlyMap<string, boolean>): Tick {
  const optional = services.filter(({ required }) => !required);
  const on = optional.filter(({ name }) => draft.get(name)).length;
  if (on === optional.length) return 'on';
  return on === 0 ? 'off' : 'mixed';
}
