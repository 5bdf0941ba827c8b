import { createServer, type IncomingHttpHeaders } from 'node:http';

const PORT = 8191;
/** Sentry DSN for the error reports of the journeys. */
export const DSN = `http://public@127.0.0.1:${PORT}/1`;

export interface Envelope {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a server that collects envelopes in place of Sentry. */
export const startIngest = async () => {
  const envelopes: Envelope[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    envelopes.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return { envelopes, stop: () => server.close() };
};
