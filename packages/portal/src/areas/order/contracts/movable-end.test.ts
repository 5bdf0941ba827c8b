import type { ContractLine } from '@hireyard/contract';
import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { line, overdueLine } from '../../../testing/contracts.ts';
import { dragEnd, endMoveByKeys, moveEndByKey, withMovableEnd } from './movable-end.ts';
import { formOf } from './planned-forms.ts';

// A day is 10 pixels wide. The bar ends after the 27th, at 260.
const window = { from: '2026-11-02', to: '2026-11-29' };
const ends = { from: '2026-11-20', to: '9999-12-31' };
const BEFORE = '89.25%';
const box = (left: number, right: number) => () => ({ left, right, width: right - left }) as DOMRect;

function start(direction: 'ltr' | 'rtl' = 'ltr', pressedAt = direction === 'rtl' ? 22 : 258) {
  document.body.innerHTML = `<div><a style="inset-inline-start: 3.571%; inline-size: ${BEFORE}"></a></div>`;
  const track = document.body.firstElementChild as HTMLElement;
  const item = track.firstElementChild as HTMLElement;
  track.getBoundingClientRect = box(0, 280);
  item.getBoundingClientRect = direction === 'rtl' ? box(20, 270) : box(10, 260);
  const onMove = vi.fn();
  item.style.direction = direction;
  dragEnd(item, pressedAt, { to: '2026-11-27', ends, window, dayText: (day) => `until ${day}`, onMove });
  const move = (clientX: number, buttons = 1) =>
    fireEvent(document, new PointerEvent('pointermove', { clientX, buttons }));
  const release = () => fireEvent(document, new PointerEvent('pointerup'));
  return { item, track, onMove, move, release };
}
afterEach(() => document.body.replaceChildren());

describe('dragging the end of a bar', () => {
  it('[DOM-09] goes by whole days between those that it may have, and puts the bar back', () => {
    const { item, track, onMove, move, release } = start();
    move(275);
    expect(track).toHaveTextContent('until 2026-11-29');
    expect(item.style.inlineSize).not.toBe(BEFORE);
    move(185);
    expect(track).toHaveTextContent('until 2026-11-20');
    release();
    expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-11-20');
    expect(item.style.inlineSize).toBe(BEFORE);
    expect(track).toHaveTextContent(/^$/);
  });

  it('[DOM-09] goes the other way where one reads from right to left', () => {
    const { onMove, move, release } = start('rtl');
    move(5);
    release();
    expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-11-29');
  });

  it('[DOM-09] proposes nothing after Escape, a release outside the page, or a press beside the end', () => {
    const escaped = start();
    escaped.move(275);
    fireEvent.keyDown(document, { key: 'Escape' });
    escaped.release();
    const left = start();
    left.move(275);
    left.move(200, 0);
    left.release();
    const beside = start('ltr', 100);
    beside.move(275);
    beside.release();
    for (const { onMove } of [escaped, left, beside]) expect(onMove).not.toHaveBeenCalled();
  });

  it('[DOM-09] does not follow the link of the bar that it was let go over', () => {
    const { item, move, release } = start();
    const onClick = vi.fn();
    item.addEventListener('click', onClick);
    move(255);
    release();
    item.click();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('moving the end of a bar by keys', () => {
  function focus(direction: 'ltr' | 'rtl' = 'ltr') {
    document.body.innerHTML = `<div><a style="inset-inline-start: 3.571%; inline-size: ${BEFORE}"></a></div>`;
    const item = document.querySelector('a') as HTMLElement;
    item.style.direction = direction;
    const onMove = vi.fn();
    const drag = { to: '2026-11-27', ends, window, dayText: (day: string) => `until ${day}`, onMove };
    const press = (key: string, shiftKey = true) => moveEndByKey(item, { key, shiftKey }, drag);
    return { item, onMove, press };
  }

  it('[DOM-94] goes by a day between those that it may have, and Enter asks', () => {
    const { item, onMove, press } = focus();
    expect(press('ArrowRight', false)).toBe(false);
    expect(press('Enter', false)).toBe(false);
    for (let times = 0; times < 5; times += 1) expect(press('ArrowRight')).toBe(true);
    expect(document.body).toHaveTextContent('until 2026-11-29');
    press('ArrowLeft');
    expect(press('Enter', false)).toBe(true);
    expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-11-28');
    expect(item.style.inlineSize).toBe(BEFORE);
    expect(document.body).toHaveTextContent(/^$/);
  });

  it('[DOM-94] goes the other way from right to left, and asks nothing after Escape or elsewhere', () => {
    const { item, onMove, press } = focus('rtl');
    press('ArrowLeft');
    expect(document.body).toHaveTextContent('until 2026-11-28');
    expect(press('Escape', false)).toBe(true);
    press('ArrowLeft');
    endMoveByKeys(item, false);
    expect(onMove).not.toHaveBeenCalled();
    expect(document.body).toHaveTextContent(/^$/);
  });
});

describe('the end of a bar', () => {
  const bar = (to: string | null) =>
    ({ id: 'bar', from: '2026-11-03', to, label: '', href: '#', status: 'onRent', text: '' }) as const;
  const context = { window, today: '2026-11-20', dayText: String, ask: vi.fn() };
  const isMovable = (one: ContractLine, to: string | null) =>
    withMovableEnd([bar('2026-11-05'), bar(to)], { ...one, projectId: null }, context).map(
      ({ itemProps }) => itemProps !== undefined,
    );

  it.each([
    ['that may be called off', line({ actions: ['offHire'] }), '2026-11-27', true],
    ['that may be called off, but ends today', line({ actions: ['offHire'] }), '2026-11-20', false],
    ['that may be extended', line({ actions: ['extend'] }), '2026-11-20', true],
    ['that is called off', line({ actions: ['withdraw'] }), '2026-11-27', false],
    ['without an end', line(), null, false],
    ['that ends behind the window', line(), '2026-11-30', false],
  ])('[DOM-09] [DOM-13] of a line %s', (_what, one, to, movable) => {
    expect(isMovable(one, to)).toEqual([false, movable]);
  });

  it('[DOM-03] [DOM-09] leads to the form that fits the day, with the line', () => {
    expect(formOf('2026-11-27', line(), '2026-11-24')).toBe(`/order/off-hires/add?line=${line().id}&day=2026-11-24`);
    expect(formOf('2026-11-27', overdueLine, '2026-11-30')).toBe(
      `/order/extensions/add?line=${overdueLine.id}&day=2026-11-30`,
    );
  });
});
