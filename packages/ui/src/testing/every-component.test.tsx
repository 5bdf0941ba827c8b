import type { Theme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { createElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../index.ts';
import { en } from '../rental/locales/en.ts';
import type { HyName } from '../theme/named.ts';
import { components, componentsInDepth, propsOf, rootOnceLoaded } from './exported-components.ts';
import { minimalProps } from './minimal-props.ts';
import { themeWith } from './theme-with.ts';

/** As in MUI, the id of a field is its input's, so that a label can refer to it. */
const fields = new Set<HyName>([
  'HyCheckbox',
  'HyCheckboxGroup',
  'HyCombobox',
  'HyDateField',
  'HyField',
  'HyMoneyField',
  'HyNumberField',
  'HyRadioGroup',
  'HySearchField',
  'HySelect',
  'HySwitch',
  'HyTextArea',
  'HyTextField',
]);

/** Additional props for components that show no text with minimal props. */
const toSpeak: Partial<Record<string, object>> = {
  Field: { required: true },
  FilterMenu: { selected: ['one'] },
  Logo: { href: '/' },
  MessageBanner: { defaultExpanded: true },
  PeriodFilter: { period: { from: '2026-11-20', to: null } },
  SearchField: { query: 'lift' },
  TextArea: { maxLength: 200 },
};

/** Components whose texts appear only in an open menu or with an error. Their own tests cover them. */
const speakLater = new Set<HyName>([
  'HyCombobox',
  'HyConfirmDialog',
  'HyForm',
  'HyFormDialog',
  'HyMenuButton',
  'HyMoneyField',
  'HyNumberField',
]);

const themeSaying = (hyName: HyName, said: object): Theme => themeWith({ [hyName]: said });

describe('the library as a whole', () => {
  it('[UI-01] knows every exported component by name in the theme', () => {
    expect(components.map(([, , hyName]) => hyName).sort()).toEqual(Object.keys(minimalProps).sort());
  });

  it('[UI-01] exports from every folder a component of the same name', () => {
    const folders = Object.keys(import.meta.glob(['../components/*/index.ts', '../rental/*/index.ts'])).map(
      (path) => path.split('/')[2] ?? '',
    );
    const names = new Set(components.map(([name]) => name));
    expect(folders.length).toBeGreaterThan(30);
    expect(folders.filter((folder) => !names.has(folder))).toEqual([]);
  });
});

const spoken = components.filter(([name, , hyName]) => name in en && !speakLater.has(hyName));

describe('[UI-01] labels', () => {
  it('are taken by every component with texts', () => {
    expect(spoken.length).toBe(Object.keys(en).length - speakLater.size);
  });

  it.each(spoken)('of %s say in one place what the provider says everywhere', (name, component, hyName) => {
    const own = Object.fromEntries(
      Object.entries(en[name as keyof typeof en]).map(([key, text]) => [
        key,
        // The locale for formatting dates is not a text.
        key === 'locale' ? text : `own ${key}`,
      ]),
    );
    const props = { ...propsOf(hyName), ...toSpeak[name] };
    const html = (everywhere: object, labels?: object) =>
      renderToString(
        <UiProvider labels={{ [name]: everywhere }}>{createElement(component, { ...props, labels })}</UiProvider>,
      );
    expect(html({}, own)).toContain('own ');
    expect(html({}, own)).toBe(html(own));
  });
});

describe.each(componentsInDepth())('%s', (name, component, hyName) => {
  it('[UI-01] hands id, class, style, data, sx and ref to its root', async () => {
    const ref = createRef<HTMLElement>();
    const own = { id: 'own', className: 'own', style: { order: 7 }, 'data-own': 'yes', sx: { zIndex: 77 }, ref };
    render(<UiProvider>{createElement(component, { ...propsOf(hyName), ...own })}</UiProvider>);
    const root = await rootOnceLoaded(hyName);
    expect(root).toBe(ref.current);
    expect(root).toHaveClass('own');
    expect(fields.has(hyName) ? root.querySelector('input, select, textarea') : root).toHaveAttribute('id', 'own');
    expect(root).toHaveAttribute('data-own', 'yes');
    expect(root.style.order).toBe('7');
    expect(getComputedStyle(root).zIndex).toBe('77');
    expect(root.hasAttribute('ownerstate')).toBe(false);
  });

  it('[UI-01] takes default properties, overrides and variants from the theme', async () => {
    const theme = themeSaying(hyName, {
      defaultProps: { 'data-default': 'by theme' },
      styleOverrides: {
        root: ({ ownerState }: { ownerState: Record<string, unknown> }) => ({
          order: ownerState['data-default'] === 'by theme' ? 5 : 1,
        }),
      },
      variants: [{ props: { 'data-default': 'by theme' }, style: { zIndex: 55 } }],
    });
    render(<UiProvider theme={theme}>{createElement(component, propsOf(hyName))}</UiProvider>);
    const root = await rootOnceLoaded(hyName);
    expect(root).toHaveAttribute('data-default', 'by theme');
    expect(getComputedStyle(root).order).toBe('5');
    expect(getComputedStyle(root).zIndex).toBe('55');
    expect(name).toBe(hyName.slice(2));
  });

  it('[UI-01] hands its state to every slot, for the theme to style by', async () => {
    const inside = () => [...document.querySelectorAll<HTMLElement>(`[class*="${hyName}-"]`)];
    const slotsOf = ({ classList }: Element) => [...classList].filter((item) => item.startsWith(`${hyName}-`));
    const { unmount } = render(<UiProvider>{createElement(component, propsOf(hyName))}</UiProvider>);
    await rootOnceLoaded(hyName);
    const slots = inside().flatMap(slotsOf);
    unmount();
    const byState = ({ ownerState }: { ownerState: Record<string, unknown> }) => ({
      order: ownerState['data-own'] === 'yes' ? 5 : 1,
    });
    const styleOverrides = Object.fromEntries(slots.map((item) => [item.slice(hyName.length + 1), byState]));
    const props = { ...propsOf(hyName), 'data-own': 'yes' };
    render(<UiProvider theme={themeSaying(hyName, { styleOverrides })}>{createElement(component, props)}</UiProvider>);
    await rootOnceLoaded(hyName);
    expect(inside().length).toBeGreaterThan(0);
    expect(inside().filter((element) => getComputedStyle(element).order !== '5')).toEqual([]);
  });
});
