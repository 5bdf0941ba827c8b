import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Milliseconds without a byte. A proxy has answered by then. */
const PATIENCE = 60_000;

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Certificate of a proxy, which is self-signed. */
  readonly ca?: Buffer | undefined;
}
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request by HTTP/1.1 on a connection of its own. `fetch` takes no certificate, and keeps connections. */
export const ask = (
  url: string,
  { method = 'GET', headers = {}, body, ca }: RequestOptions = {},
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? request : requestPlain;
    const outgoing = send(url, { method, headers, agent: false, ...(ca && { ca }) }, (answer) => {
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
        reject,
      );
    });
    outgoing.setTimeout(PATIENCE, () => outgoing.destroy(new Error(`no answer of ${url} in time`)));
    outgoing.on('error', reject).end(body);
  });
