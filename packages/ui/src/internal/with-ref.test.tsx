import { fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, type ComponentType, createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { path } from '../icons/Icon.tsx';
import { withRef } from './with-ref.ts';

const rendered = vi.fn((_: object) => {});

const Part = withRef(function Part(props: ComponentProps<'button'>) {
  const [, again] = useState(0);
  rendered(props);
  return <button type="button" {...props} onClick={() => again((count) => count + 1)} />;
});

/** Name that developer tools show, in a message of React too. */
const nameOf = ({ displayName, name }: ComponentType<never>) => displayName ?? name;

// Runs on React 18 and 19.
describe('withRef', () => {
  it('[UI-27] hands a ref to the component among its props', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Part ref={ref}>Save</Part>);
    expect(ref.current).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('[UI-27] keeps the identity of props on a change of state', () => {
    render(<Part>Save</Part>);
    rendered.mockClear();
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(rendered.mock.calls[0]?.[0]).toBe(rendered.mock.calls[1]?.[0]);
  });

  it('[UI-27] keeps the name of the component', () => {
    expect(nameOf(Part)).toBe('Part');
    expect(nameOf(path('OwnIcon', 'M0 0'))).toBe('OwnIcon');
  });
});
