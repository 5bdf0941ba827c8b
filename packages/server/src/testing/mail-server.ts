import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** As it came over the wire. */
  readonly source: Buffer;
  /** The addresses of its envelope. */
  readonly to: readonly string[];
  /** Who signed in at the mail server. */
  readonly user: unknown;
}

/** A mail server on a free port of this machine, which keeps what it receives; `portal` signs in with `p@ss`. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong')),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ source: Buffer.concat(chunks), to: envelope.rcptTo.map(({ address }) => address), user });
        done();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  return {
    /** For `SMTP_URL`. */
    url: `smtp://portal:p%40ss@127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
