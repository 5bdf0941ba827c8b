import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
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

/** Maximum length of a socket path; a longer one moves to the temporary directory. */
const PATH_MAX = 100;

/** A socket that only the same user on the same machine can reach. */
function channelOf(dataDir: string): string {
  const name = `hireyard-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = path.join(dataDir, 'operate.sock');
  return inside.length <= PATH_MAX ? inside : path.join(tmpdir(), `${name}.sock`);
}

/** Lets `operate` reach a server that has the embedded database open. Returns a function that stops it. */
export async function acceptCommands(
  dataDir: string,
  runCommand: (command: Command) => Promise<string>,
): Promise<() => Promise<void>> {
  const channel = channelOf(dataDir);
  await rm(channel, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, runCommand).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(channel, resolve));
  if (process.platform !== 'win32') await chmod(channel, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
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
  const socket = connect({ path: channelOf(dataDir), allowHalfOpen: true });
  const reached = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!reached) return null;
  socket.end(JSON.stringify(command));
  const outcome = JSON.parse(await text(socket)) as Answer;
  if ('refused' in outcome) throw new StartError(outcome.refused);
  return outcome.done;
}
