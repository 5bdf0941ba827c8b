import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChunkError, lazyPart, loadChunk, optionalPart } from './load-chunk.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const failing = () => Promise.reject(new Error('offline'));

describe('a part that is loaded when it shows', () => {
  it('shows what is there instead until it has loaded', async () => {
    const Part = lazyPart(async () => ({ default: Greeting }));
    render(
      <Suspense fallback="Loading">
        <Part name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('shows at once when it was loaded before', async () => {
    const loaded = Promise.resolve({ default: Greeting });
    const Part = lazyPart(() => loaded);
    Part.preload();
    await loaded;
    await new Promise((resolve) => setTimeout(resolve));
    render(
      <Suspense fallback="Loading">
        <Part name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Ada')).toBeInTheDocument();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('fails as a chunk that the page can be reloaded for', async () => {
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(ChunkError);
  });

  it('shows what it is given instead where it fails, and loads again when it is opened again', async () => {
    const load = vi.fn().mockImplementationOnce(failing).mockResolvedValue({ default: Greeting });
    const Part = optionalPart<typeof Greeting>(load, () => <p>Not loaded</p>);
    const show = () => render(<Part name="Ada" />, { wrapper: Suspense });
    const { unmount } = show();
    expect(await screen.findByText('Not loaded')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    unmount();
    show();
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves its place empty where the page can do without it', async () => {
    const Part = optionalPart<typeof Greeting>(failing);
    const { container } = render(
      <Suspense fallback="Loading">
        <Part name="Ada" />
      </Suspense>,
    );
    await expect.poll(() => container.textContent).toBe('');
  });
});
