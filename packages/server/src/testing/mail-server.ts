import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Raw bytes of the message. */
  readonly source: Buffer;
  /** Addresses of its envelope. */
  readonly to: readonly string[];
  /** User who signed in at the mail server. */
  readonly user: unknown;
}

/** Starts a mail server on a free local port, which stores received mails. User `portal` signs in with `p@ss`. */
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
    /** Value of `SMTP_URL`. */
    url: `smtp://portal:p%40ss@127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
