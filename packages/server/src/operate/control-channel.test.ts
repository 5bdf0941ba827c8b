import { chmod, chown, lstat, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../start-error.ts';
import { acceptCommands, type Command, handToServer } from './control-channel.ts';

const COMMAND: Command = { name: 'add-administrator', input: { password: 'not for everyone' } };
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const temporary = process.env.TMPDIR;

let root: string;
let long: string;
let shared: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hireyard-operate-'));
  long = path.join(root, 'a'.repeat(120));
  await mkdir(long);
  const temp = path.join(root, 'tmp');
  await mkdir(temp);
  process.env.TMPDIR = temp;
  shared = path.join(temp, `hireyard-${process.geteuid?.()}`);
});
afterEach(async () => {
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  await rm(root, { recursive: true });
});

/** Answers commands like a server until the test ends. */
async function accept(dataDir: string): Promise<() => Promise<void>> {
  const stop = await acceptCommands(dataDir, async ({ name }) => `${name} is done`);
  onTestFinished(stop);
  return stop;
}

const modeOf = async (file: string) => (await lstat(file)).mode & 0o777;

describe.skipIf(process.platform === 'win32')('the channel between operate and the server', () => {
  it('[OP-06] is a socket in DATA_DIR, or in a folder of its user where that path is too long', async () => {
    await accept(root);
    expect(await modeOf(path.join(root, 'operate.sock'))).toBe(0o600);
    expect(await handToServer(root, COMMAND)).toBe('add-administrator is done');
    expect(await handToServer(long, COMMAND)).toBeNull();

    await accept(long);
    expect(await modeOf(shared)).toBe(0o700);
    expect(await handToServer(long, COMMAND)).toBe('add-administrator is done');
  });

  const PLANTED = [
    ['a folder that others may use', () => mkdir(shared).then(() => chmod(shared, 0o777))],
    ['a link to a folder', () => symlink(root, shared)],
    ...(isRoot ? ([['a folder of another user', () => mkdir(shared).then(() => theirs(shared))]] as const) : []),
  ] as const;
  const theirs = (file: string) => chmod(file, 0o700).then(() => chown(file, NOBODY, NOBODY));
  it.each(PLANTED)('[OP-06] is refused with one sentence where somebody else made it: %s', async (_what, plant) => {
    await plant();
    const sentence = `${shared} is not a folder of this user alone; remove it, set TMPDIR, or choose a DATA_DIR with a shorter path.`;
    await expect(accept(long)).rejects.toEqual(new StartError(sentence));
    await expect(handToServer(long, COMMAND)).rejects.toEqual(new StartError(sentence));
  });

  it.runIf(isRoot)(
    '[OP-06] hands nothing to a socket of another user in a directory that all may write to',
    async () => {
      const socket = path.join(root, 'operate.sock');
      let heard = false;
      const spy = createServer(() => {
        heard = true;
      });
      await new Promise<void>((resolve) => spy.listen(socket, resolve));
      onTestFinished(() => new Promise((resolve) => spy.close(() => resolve())));
      await chown(socket, NOBODY, NOBODY);
      await expect(handToServer(root, COMMAND)).rejects.toEqual(
        new StartError(`${socket} belongs to another user; remove it.`),
      );
      expect(heard).toBe(false);
    },
  );

  it('[OP-03] says in one sentence that it cannot be opened', async () => {
    const gone = path.join(root, 'gone');
    await expect(accept(gone)).rejects.toThrow(/^The socket \S+operate\.sock cannot be opened \(E\w+\)\.$/);
  });

  it('[OP-03] does not wait for half a command when the server stops', async () => {
    const stop = await accept(root);
    const socket = connect(path.join(root, 'operate.sock'));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write('{"name":');
    // A reset ends the connection too.
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await stop();
    await closed;
  });
});
