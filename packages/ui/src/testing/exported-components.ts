import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import * as kit from '../index.ts';
import * as mui from '../mui.ts';
import * as rental from '../rental/index.ts';
import type { HyName } from '../theme/named.ts';
import { minimalProps } from './minimal-props.ts';

const isReactObject = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component is a function, or with `ref` in React 18 an object of React. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isReactObject(value));
/** Providers without styles of their own. */
const withoutLooks = new Set(['ToastProvider', 'UiProvider']);

/** All exported components, with their names in a theme. */
export const components = Object.entries({ ...kit, ...rental })
  .filter(isComponent)
  .filter(([name]) => !withoutLooks.has(name) && !(name in mui))
  .map(([name, component]) => [name, component as AnyComponent, `Hy${name}` as HyName] as const);

/** Minimal props of a component. */
export const propsOf = (hyName: HyName) => minimalProps[hyName] as unknown as Record<string, unknown>;
const rootOf = (hyName: HyName) => document.querySelector<HTMLElement>(`.${hyName}-root`);

/** Components whose roots are made in different ways: a plain root, a field, a dialog, a list, a menu, the page's header. */
const REPRESENTATIVE = ['Paginator', 'TextField', 'Combobox', 'FormDialog', 'DataList', 'MenuButton', 'AppHeader'];

/**
 * Components that are tested against every mechanism of the kit: representative and changed ones. All of them in
 * `npm run test:all`, since one mechanism serves all.
 */
export function componentsInDepth(): typeof components {
  const { TEST_ALL, CHANGED_FILES = '' } = import.meta.env;
  if (TEST_ALL) return components;
  return components.filter(
    ([name]) => REPRESENTATIVE.includes(name) || new RegExp(`/(components|rental)/${name}/`).test(CHANGED_FILES),
  );
}

/** Root element of a component. Waits for components that load a chunk, such as dialogs. */
export async function rootOnceLoaded(hyName: HyName): Promise<HTMLElement> {
  await waitFor(() => expect(rootOf(hyName)).not.toBeNull());
  return rootOf(hyName) as HTMLElement;
}
