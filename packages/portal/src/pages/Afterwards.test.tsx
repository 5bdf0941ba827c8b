import { render, screen } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { Afterwards } from './Afterwards.tsx';

const happened: string[] = [];
function Part() {
  happened.push('part');
  return <p>Menu</p>;
}
function Page() {
  useEffect(() => void happened.push('data asked for'), []);
  return (
    <Afterwards>
      <Part />
    </Afterwards>
  );
}

describe('a part that a page shows afterwards', () => {
  it('[SH-05] is not rendered before the page has asked for its data', () => {
    render(<Page />);
    expect(happened).toEqual(['data asked for', 'part']);
    expect(screen.getByText('Menu')).toBeInTheDocument();
  });

  it('[SH-05] leaves the page on screen while its code loads, and what stands in its place', async () => {
    const arrived = Promise.withResolvers<{ default: () => string }>();
    const Part = lazy(() => arrived.promise);
    render(
      <main>
        Rows
        <Afterwards fallback="Room for the menu">
          <Part />
        </Afterwards>
      </main>,
    );
    expect(screen.getByRole('main')).toHaveTextContent('RowsRoom for the menu');
    arrived.resolve({ default: () => 'Menu' });
    await expect.poll(() => screen.getByRole('main').textContent).toBe('RowsMenu');
  });
});
