import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ComponentProps, createElement, type ElementType } from 'react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../index.ts';
import { withRef } from '../internal/with-ref.ts';
import type { HyName } from '../theme/named.ts';
import { componentsInDepth, propsOf, rootOnceLoaded } from './exported-components.ts';

const elementsOf = (hyName: HyName, part: string) => [
  ...document.querySelectorAll<HTMLElement>(`.${CSS.escape(`${hyName}-${part}`)}`),
];

/** Slots that a component renders with minimal props, with the element of each. */
function partsOf(hyName: HyName): Map<string, string> {
  const parts = new Map<string, string>();
  for (const element of document.querySelectorAll(`[class*="${hyName}-"]`)) {
    for (const name of element.classList) {
      if (name.startsWith(`${hyName}-`)) parts.set(name.slice(hyName.length + 1), element.localName);
    }
  }
  return parts;
}

const tags = new Map<string, string>();

/** Replacement for a slot: the same element, so that rows stay in tables, with a marker. */
const Own = withRef(function Own({ children, className = '', ref }: ComponentProps<'div'>) {
  const tag = className.split(' ').flatMap((name) => tags.get(name) ?? [])[0] ?? 'div';
  return createElement(tag as ElementType, { className, ref, 'data-own': '' }, children);
});

const shown: string[] = [];

const components = componentsInDepth();

describe.each(components)('%s', (_name, component, hyName) => {
  const show = async (props: object) => {
    render(<UiProvider>{createElement(component, { ...propsOf(hyName), ...props })}</UiProvider>);
    return rootOnceLoaded(hyName);
  };

  it('[UI-01] hands slotProps to each of its parts, beside what they have', async () => {
    await show({});
    const parts = [...partsOf(hyName).keys()];
    const before = new Map(parts.map((part) => [part, elementsOf(hyName, part).map(({ className }) => className)]));
    cleanup();
    const clicked = vi.fn();
    const refs = new Map<string, unknown>();
    const given = (part: string) => ({
      className: 'given',
      style: { order: 3 },
      sx: { zIndex: 33 },
      'data-given': part,
      onPointerDown: () => clicked(part),
      ref: (element: HTMLElement | null) => void (element && refs.set(part, element)),
    });
    await show({ slotProps: Object.fromEntries(parts.map((part) => [part, given(part)])) });
    for (const part of parts) {
      const elements = elementsOf(hyName, part);
      expect(elements.length).toBe(before.get(part)?.length);
      for (const element of elements) {
        expect(element).toHaveClass(`${hyName}-${part}`, 'given');
        expect(element).toHaveAttribute('data-given', part);
        expect(element.style.order).toBe('3');
        expect(getComputedStyle(element).zIndex).toBe('33');
        fireEvent.pointerDown(element);
        expect(clicked).toHaveBeenCalledWith(part);
      }
      expect(elements).toContain(refs.get(part));
    }
    expect(document.querySelectorAll('[slotprops], [slots]')).toHaveLength(0);
    expect(parts).toContain('root');
    shown.push(...parts);
  });

  it('[UI-01] makes each of its parts of what slots say', async () => {
    await show({});
    const parts = partsOf(hyName);
    cleanup();
    for (const [part, tag] of parts) tags.set(`${hyName}-${part}`, tag);
    await show({ slots: Object.fromEntries([...parts.keys()].map((part) => [part, Own])) });
    const made = [...parts.keys()].flatMap((part) => elementsOf(hyName, part));
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter((element) => !element.hasAttribute('data-own'))).toEqual([]);
  });

  it('[UI-24] makes its root of the component that it is given', async () => {
    const { localName } = await show({});
    cleanup();
    tags.set(`${hyName}-root`, localName);
    expect(await show({ component: Own })).toHaveAttribute('data-own');
    expect(document.querySelectorAll('[component]')).toHaveLength(0);
  });

  it('[UI-01] hands native attributes to its root', async () => {
    const entered = vi.fn();
    const root = await show({
      lang: 'de',
      dir: 'rtl',
      tabIndex: -1,
      itemProp: 'own',
      onPointerEnter: entered,
      onDoubleClick: entered,
    });
    expect(root).toHaveAttribute('lang', 'de');
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(root).toHaveAttribute('tabindex', '-1');
    expect(root).toHaveAttribute('itemprop', 'own');
    fireEvent.pointerEnter(root);
    fireEvent.doubleClick(root);
    expect(entered).toHaveBeenCalledTimes(2);
  });
});

// Checks the number of slots rendered with minimal props, so that the tests cannot pass on none.
afterAll(() => {
  expect(shown.length).toBeGreaterThan(components.length * 2);
});
