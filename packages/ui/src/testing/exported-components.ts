import type { ComponentType } from 'react';
import * as kit from '../index.ts';
import type { HyName } from '../theme/named.ts';
import { minimalProps } from './minimal-props.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

const isComponent = ([name, value]: [string, unknown]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function';
/** Providers only, without anything that could be styled. */
const withoutLooks = new Set(['ToastProvider', 'UiProvider']);

/** Every component that the package exports, with the name that a theme knows it by. */
export const components = Object.entries(kit)
  .filter(isComponent)
  .filter(([name]) => !withoutLooks.has(name))
  .map(([name, component]) => [name, component as AnyComponent, `Hy${name}` as HyName] as const);

/** The least that it needs. */
export const propsOf = (hyName: HyName) => minimalProps[hyName] as unknown as Record<string, unknown>;
export const rootOf = (hyName: HyName) => document.querySelector<HTMLElement>(`.${hyName}-root`);
