import { forwardRef, type ReactNode, type Ref, version } from 'react';

/** A component as any caller may see it: its own properties are unknown here. */
type AnyComponent = ((props: never) => ReactNode) & { displayName?: string };

const isRefAProp = Number.parseInt(version, 10) >= 19;

/**
 * Lets a component take `ref` as a prop, as React 19 does, in React 18 too. Has no client directive, since icons are drawn
 * in server components.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withRef<Component extends AnyComponent>(component: Component): Component {
  if (isRefAProp) return component;
  const render = component as unknown as (props: object) => ReactNode;
  // Without a ref, the props keep their identity.
  const forwarded = forwardRef((props: object, ref: Ref<unknown>) => render(ref ? { ...props, ref } : props));
  forwarded.displayName = component.displayName ?? component.name;
  return forwarded as unknown as Component;
}
