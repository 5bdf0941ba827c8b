import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Milliseconds without a byte; a proxy has answered by then. */
const PATIENCE = 60_000;

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Of a proxy, which signs for itself. */
  readonly ca?: Buffer | undefined;
}
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks by HTTP/1.1 on a connection of its own. `fetch` takes no certificate, and keeps connections. */
export const ask = (url: string, { method = 'GET', headers = {}, body, ca }: Asked = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? request : requestPlain;
    const sent = send(url, { method, headers, agent: false, ...(ca && { ca }) }, (answer) => {
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
        reject,
      );
    });
    sent.setTimeout(PATIENCE, () => sent.destroy(new Error(`no answer of ${url} in time`)));
    sent.on('error', reject).end(body);
  });
