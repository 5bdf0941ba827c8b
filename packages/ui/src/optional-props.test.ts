import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type * as Kit from './index.ts';

/** The optional props that refuse `undefined` under `exactOptionalPropertyTypes`, which `tsconfig.exact.json` sets. */
type Refusing<Props> = {
  [K in keyof Props]-?: object extends Pick<Props, K>
    ? { [key in K]: undefined } extends Pick<Props, K>
      ? never
      : K
    : never;
}[keyof Props];

/** The refusing props of each component of the kit. */
type RefusingOf = {
  [K in keyof typeof Kit & Capitalize<string>]: (typeof Kit)[K] extends (props: infer Props) => ReactNode
    ? Refusing<Props>
    : never;
};
/** The components that have some. */
type Faults = { [K in keyof RefusingOf as RefusingOf[K] extends never ? never : K]: RefusingOf[K] };

// A form library gives `errors.name?.message`, which a prop has to take as it is.
it('[UI-06] every optional prop takes undefined', () => {
  const faults: Record<string, never> = {} satisfies Faults;
  expect(faults).toEqual({});
});
