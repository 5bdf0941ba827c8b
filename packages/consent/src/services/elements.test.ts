import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentService } from '../types.ts';
import { createElementSwitch } from './elements.ts';

const NAME = `maps "plus" d'or`;
const service = (more: Partial<ConsentService> = {}): ConsentService => ({
  name: NAME,
  title: 'Maps',
  purposes: ['personalisation'],
  ...more,
});
const mark = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, data: Record<string, string>) => {
  const element = document.createElement(tag);
  Object.assign(element.dataset, { name: NAME, ...data });
  document.body.append(element);
  return element;
};
const running = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('a service’s elements', () => {
  it('[CC-09] marked scripts run once accepted, once however often the visitor saves', () => {
    const { switchService, isRunning } = createElementSwitch();
    mark('script', { src: 'https://maps.example/a.js', type: 'module' }).type = 'text/plain';
    switchService(service(), false);
    expect(running()).toEqual([]);
    expect(isRunning(NAME)).toBe(false);
    switchService(service(), true);
    switchService(service(), false);
    switchService(service(), true);
    expect(running()).toEqual(['https://maps.example/a.js']);
    expect(document.querySelector<HTMLScriptElement>('script[src]')?.type).toBe('module');
    expect(isRunning(NAME)).toBe(true);
  });

  it('[CC-05] configured scripts run once, and again at each acceptance only without onlyOnce', () => {
    const before = vi.fn();
    const scripts = [{ src: 'https://maps.example/b.js', before }];
    for (const [onlyOnce, times] of [
      [true, 1],
      [false, 2],
    ] as const) {
      document.head.replaceChildren();
      before.mockClear();
      const { switchService } = createElementSwitch();
      switchService(service({ onlyOnce, scripts }), true);
      switchService(service({ onlyOnce, scripts }), true);
      expect(running()).toHaveLength(times);
      expect(before).toHaveBeenCalledTimes(times);
    }
  });

  it('[CC-09] frames and images load with acceptance, and are empty and hidden without', () => {
    const { switchService } = createElementSwitch();
    const frame = mark('iframe', { src: 'https://maps.example/frame' });
    const image = mark('img', { src: 'https://maps.example/pixel.png' });
    const other = mark('img', { src: 'https://other.example/pixel.png', name: 'other' });
    switchService(service(), false);
    expect([frame.hidden, image.hidden]).toEqual([true, true]);
    switchService(service(), true);
    expect([frame.src, frame.hidden, image.src]).toEqual([
      'https://maps.example/frame',
      false,
      'https://maps.example/pixel.png',
    ]);
    switchService(service(), false);
    expect([frame.hasAttribute('src'), frame.hidden, image.hasAttribute('src')]).toEqual([false, true, false]);
    expect(frame.parentNode).toBe(document.body);
    expect(document.body.children).toHaveLength(3);
    expect(other.hasAttribute('src') || other.hidden).toBe(false);
  });

  it('[CC-09] a film or sound does not go on loading and playing', () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    const { switchService } = createElementSwitch();
    const film = mark('video', { src: 'https://maps.example/film.mp4' });
    switchService(service(), true);
    expect(load).not.toHaveBeenCalled();
    switchService(service(), false);
    expect(film.hasAttribute('src')).toBe(false);
    expect(load).toHaveBeenCalledOnce();
    load.mockRestore();
  });

  it('[CC-09] an element given by itself is switched, as what is in it is', () => {
    const { switchService } = createElementSwitch();
    const frame = mark('iframe', { src: 'https://maps.example/frame' });
    switchService(service(), true, frame);
    expect(frame.src).toBe('https://maps.example/frame');
  });

  it('[CC-09] a marked script that is no address of its service, or of no web address at all, is refused', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { switchService, isRunning } = createElementSwitch();
    mark('script', { src: 'https://evil.example/a.js' });
    mark('script', { src: 'data:text/javascript,alert(1)' });
    mark('script', { src: 'javascript:alert(1)' });
    switchService(service({ origins: ['https://maps.example'] }), true);
    createElementSwitch().switchService(
      service({ name: 'other', scripts: [{ src: 'data:text/javascript,alert(1)' }] }),
      true,
    );
    expect(running()).toEqual([]);
    expect(isRunning(NAME)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(4);
    warn.mockRestore();
  });

  it.each([
    ['a', 'href'],
    ['iframe', 'src'],
    ['embed', 'src'],
    ['img', 'src'],
    ['link', 'href'],
  ] as const)('[CC-09] <%s data-%s> that leads elsewhere is refused, and stops none behind it', (tag, attribute) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const bad = [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      'https://evil.example/',
      'http://[',
    ];
    const refused = bad.map((address) => mark(tag, { [attribute]: address }));
    const good = mark(tag, { [attribute]: 'https://maps.example/1' });
    const { switchService } = createElementSwitch();
    const maps = service({ origins: ['https://maps.example'] });
    switchService(maps, false);
    switchService(maps, true);
    expect(refused.map((element) => [element.getAttribute(attribute), element.hidden])).toEqual(
      bad.map(() => [null, true]),
    );
    expect([good.getAttribute(attribute), good.hidden]).toEqual(['https://maps.example/1', false]);
    expect(warn).toHaveBeenCalledTimes(bad.length);
    warn.mockRestore();
  });

  it('[CC-09] without origins of its own a service’s elements lead anywhere over http(s)', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const [anywhere, nowhere] = [
      mark('a', { href: 'http://other.example/' }),
      mark('a', { href: 'javascript:alert(1)' }),
    ];
    createElementSwitch().switchService(service(), true);
    expect([anywhere.href, nowhere.hasAttribute('href')]).toEqual(['http://other.example/', false]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
