import { render, screen } from '@testing-library/react';
import { type ComponentProps, createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/UiProvider.tsx';
import * as icons from './index.ts';

const { Icon, ...drawn } = icons;
const { ArchiveIcon } = icons;
const all = Object.entries(drawn);

const Own = (props: ComponentProps<'svg'>) => createElement('svg', { ...props, 'data-own': '' });

describe('icons', () => {
  it('[UI-01] are more than sixty, each named as an icon and drawn differently', () => {
    expect(all.length).toBeGreaterThan(60);
    expect(all.map(([name]) => name).filter((name) => !/^[A-Z]\w+Icon$/.test(name))).toEqual([]);
    const shapes = all.map(([, Drawn]) => renderToStaticMarkup(<Drawn />));
    expect(new Set(shapes).size).toBe(all.length);
  });

  it.each(all)('[SH-05] %s is hidden from screen readers, unless it has a title', (_name, Drawn) => {
    const { container } = render(<Drawn />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
    render(<Drawn title="Depot" size={20} />);
    const named = screen.getByRole('img', { name: 'Depot' });
    expect(named).not.toHaveAttribute('aria-hidden');
    expect(named).toHaveAttribute('width', '20');
    expect(named).toHaveAttribute('height', '20');
    expect(named).toHaveAttribute('stroke', 'currentColor');
  });

  it('[UI-24] take sx of the theme and another component, as MUI’s do', () => {
    const { container } = render(
      <UiProvider>
        <ArchiveIcon sx={{ zIndex: 33 }} />
        <ArchiveIcon component={Own} />
        <ArchiveIcon component={Own} sx={{ zIndex: 33 }} />
      </UiProvider>,
    );
    const drawn = [...container.querySelectorAll('svg')];
    expect(drawn.map((svg) => [svg.dataset.own, getComputedStyle(svg).zIndex])).toEqual([
      [undefined, '33'],
      ['', 'auto'],
      ['', '33'],
    ]);
    expect(container.querySelectorAll('[sx], [component]')).toHaveLength(0);
  });

  it('[UI-27] hand their ref to the drawing', () => {
    const refs = all.map(([name, Drawn]) => ({ name, Drawn, ref: createRef<SVGSVGElement>() }));
    render(refs.map(({ name, Drawn, ref }) => <Drawn key={name} ref={ref} />));
    expect(refs.filter(({ ref }) => ref.current?.tagName !== 'svg')).toEqual([]);
  });

  it('[UI-01] hand class, style, data and ref to the drawing', () => {
    const ref = createRef<SVGSVGElement>();
    render(
      <Icon className="own" style={{ order: 7 }} data-own="yes" ref={ref}>
        <path d="M2 2h12" />
      </Icon>,
    );
    const svg = document.querySelector('svg.own');
    expect(svg).not.toBeNull();
    expect(svg).toBe(ref.current);
    expect(svg).toHaveAttribute('data-own', 'yes');
    expect(svg).toHaveStyle({ order: '7' });
  });

  it('[UI-03] say which of them point along the line, for right to left', () => {
    const turned = all.filter(([, Drawn]) => renderToStaticMarkup(<Drawn />).includes('data-directional="true"'));
    expect(turned.map(([name]) => name)).toEqual(expect.arrayContaining(['NextIcon', 'ArrowLeftIcon', 'DeliveryIcon']));
    expect(turned.map(([name]) => name)).not.toContain('ArchiveIcon');
  });
});
