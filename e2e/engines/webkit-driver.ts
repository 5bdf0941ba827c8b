import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Driver, type Key, WINDOW } from './driver.ts';

/** Key codes of WebDriver. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' };

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** X server without a screen. Undefined where a display exists. */
  readonly xvfb?: string | undefined;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts an X server, which picks a free display and writes its number to its third output. */
async function startDisplay(xvfb: string): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(process.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { process, display: `:${number.toString().trim()}` };
}

/** A WebDriver session over HTTP. */
function sessionAt(address: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

const pressed = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Drives WebKitGTK by WebDriver. Playwright drives a WebKit of its own alone. */
export async function openWebKit({ driver: program, browser, xvfb }: WebKitPrograms): Promise<Driver> {
  const screen = xvfb ? await startDisplay(xvfb) : undefined;
  const port = await freePort();
  const env = { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', ...(screen && { DISPLAY: screen.display }) };
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const stop = async () => {
    for (const child of [driver, screen?.process]) {
      if (!child || child.exitCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
  };
  try {
    const root = sessionAt(`http://127.0.0.1:${port}`);
    for (let tries = 0; tries < 100; tries += 1) {
      if (await root('GET', '/status').catch(() => null)) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { sessionId, capabilities } = (await root('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--private'] } },
      },
    })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const session = sessionAt(`http://127.0.0.1:${port}/session/${sessionId}`);
    await session('POST', '/window/rect', WINDOW);
    const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
      session('POST', '/actions', {
        actions: [{ type, id: type, actions, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }) }],
      });
    return {
      browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: async (url) => void (await session('POST', '/url', { url })),
      evaluate: (expression) => session('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
      click: async ({ x, y }) => {
        const press = [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await act('pointer', [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, ...press]);
      },
      type: async (text) => void (await act('key', [...text].flatMap(pressed))),
      press: async (key) => void (await act('key', pressed(KEYS[key]))),
      back: async () => void (await session('POST', '/back', {})),
      picture: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
      close: async () => {
        await session('DELETE', '').catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
