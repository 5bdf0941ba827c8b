import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../start-error.ts';

/** A command of an operator, run by the server if it is up, else by the process of the command. */
export interface Command {
  readonly name: string;
  readonly input: unknown;
}
type Answer = { done: string } | { refused: string };

/** Bytes that the path of a socket may have on every system. */
const PATH_MAX = 100;
const OTHERS = 0o077;
const user = () => process.geteuid?.() ?? 0;

/** Path of a socket that only the same user on the same machine can reach. */
async function channelOf(dataDir: string): Promise<string> {
  const name = `hireyard-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = path.join(dataDir, 'operate.sock');
  if (Buffer.byteLength(inside) <= PATH_MAX) return inside;
  const short = path.join(await privateDirectory(), `${name}.sock`);
  if (Buffer.byteLength(short) <= PATH_MAX) return short;
  throw new StartError(`DATA_DIR ${dataDir} and the temporary folder have paths too long for a socket; shorten one.`);
}

/** A folder of this user in the temporary one, where everybody can make what looks like it. */
async function privateDirectory(): Promise<string> {
  const directory = path.join(tmpdir(), `hireyard-${user()}`);
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new StartError(`${directory} cannot be made (${error.code}).`);
  });
  const found = await lstat(directory);
  if (found.isDirectory() && found.uid === user() && !(found.mode & OTHERS)) return directory;
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

/** Sends a command to the server of a data directory; null if none is running. */
export async function handToServer(dataDir: string, command: Command): Promise<string | null> {
  const channel = await channelOf(dataDir);
  await checkOwner(channel, dataDir);
  const socket = connect({ path: channel, allowHalfOpen: true });
  const reached = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!reached) return null;
  socket.end(JSON.stringify(command));
  const outcome = JSON.parse(await text(socket)) as Answer;
  if ('refused' in outcome) throw new StartError(outcome.refused);
  return outcome.done;
}

/** A command may hold a password: it goes to a server of this user or of the owner of the directory, to nobody else. */
async function checkOwner(channel: string, dataDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const socket = await lstat(channel).catch(() => null);
  const directory = await stat(dataDir).catch(() => null);
  if (socket === null || socket.uid === user() || socket.uid === directory?.uid) return;
  throw new StartError(`${channel} belongs to another user; remove it.`);
}
