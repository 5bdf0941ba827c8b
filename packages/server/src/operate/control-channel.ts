import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../start-error.ts';

/** A command of an operator. A running server executes it, otherwise the process of the command does. */
export interface Command {
  readonly name: string;
  readonly input: unknown;
}
type Answer = { done: string } | { refused: string };

/** Maximum path length of a socket, in bytes, on every system. */
const PATH_MAX = 100;
const OTHERS = 0o077;
const user = () => process.geteuid?.() ?? 0;

/** Returns the path of a socket that only the same user on the same machine can reach. */
async function channelOf(dataDir: string): Promise<string> {
  const name = `hireyard-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = path.join(dataDir, 'operate.sock');
  if (Buffer.byteLength(inside) <= PATH_MAX) return inside;
  const short = path.join(await privateDirectory(), `${name}.sock`);
  if (Buffer.byteLength(short) <= PATH_MAX) return short;
  throw new StartError(`DATA_DIR ${dataDir} and the temporary folder have paths too long for a socket; shorten one.`);
}

/**
 * Creates this user's folder in the temporary one. Checks its owner, because any user can create a folder of that name.
 */
async function privateDirectory(): Promise<string> {
  const directory = path.join(tmpdir(), `hireyard-${user()}`);
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new StartError(`${directory} cannot be made (${error.code}).`);
  });
  const stats = await lstat(directory);
  if (stats.isDirectory() && stats.uid === user() && !(stats.mode & OTHERS)) return directory;
  throw new StartError(
    `${directory} is not a folder of this user alone; remove it, set TMPDIR, or choose a DATA_DIR with a shorter path.`,
  );
}

/** Lets `operate` reach a server that has the embedded database open. Returns a function that stops it. */
export async function acceptCommands(
  dataDir: string,
  runCommand: (command: Command) => Promise<string>,
): Promise<() => Promise<void>> {
  const channel = await channelOf(dataDir);
  const unfinished = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    unfinished.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('end', () => unfinished.delete(socket)).on('close', () => unfinished.delete(socket));
    answer(socket, runCommand).catch(() => socket.destroy());
  });
  try {
    await rm(channel, { force: true });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(channel, resolve));
    if (process.platform !== 'win32') await chmod(channel, 0o600);
  } catch (error) {
    throw new StartError(`The socket ${channel} cannot be opened (${(error as NodeJS.ErrnoException).code}).`);
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of unfinished) socket.destroy();
    });
}

async function answer(socket: Socket, runCommand: (command: Command) => Promise<string>): Promise<void> {
  const command = JSON.parse(await text(socket)) as Command;
  const outcome: Answer = await runCommand(command).then(
    (done) => ({ done }),
    (error: Error) => ({ refused: error instanceof StartError ? error.message : `The server failed: ${error.name}.` }),
  );
  socket.end(JSON.stringify(outcome));
}

/** Sends a command to the server of a data directory. Null if none is running. */
export async function handToServer(dataDir: string, command: Command): Promise<string | null> {
  const channel = await channelOf(dataDir);
  await checkOwner(channel, dataDir);
  const socket = connect({ path: channel, allowHalfOpen: true });
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isConnected) return null;
  socket.end(JSON.stringify(command));
  const outcome = JSON.parse(await text(socket)) as Answer;
  if ('refused' in outcome) throw new StartError(outcome.refused);
  return outcome.done;
}

/** Allows only servers of this user or of the directory's owner, because a command may contain a password. */
async function checkOwner(channel: string, dataDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const socket = await lstat(channel).catch(() => null);
  const directory = await stat(dataDir).catch(() => null);
  if (socket === null || socket.uid === user() || socket.uid === directory?.uid) return;
  throw new StartError(`${channel} belongs to another user; remove it.`);
}
