import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as drawings from './index.ts';

const all = Object.entries(drawings);

describe('drawings', () => {
  it('[SH-04] are five, drawn differently', () => {
    expect(all).toHaveLength(5);
    expect(new Set(all.map(([, Drawn]) => renderToStaticMarkup(<Drawn />))).size).toBe(5);
  });

  it.each(all)('[SH-05] %s has no color of its own, so that it follows light and dark', (_name, Drawn) => {
    const svg = renderToStaticMarkup(<Drawn />);
    expect(svg).toContain('aria-hidden="true"');
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.length).toBeGreaterThan(3);
    expect(colours.filter((colour) => !/^(none|var\(--hy-color-\w+\))$/.test(colour ?? ''))).toEqual([]);
  });

  it.each(all)('[UI-01] %s weighs less than 0.6 kB, and is as large as it is told', (_name, Drawn) => {
    const svg = renderToStaticMarkup(<Drawn size={64} className="own" />);
    expect(gzipSync(svg).length).toBeLessThan(600);
    expect(svg).toMatch(/width="64" height="48".* class="own"/);
  });
});
