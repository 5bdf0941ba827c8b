import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { SITE } from './build-site.ts';
import type { PageDeployment } from './page/main.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' };
const PAGE_CSS = `body{margin:0;font:16px/1.5 sans-serif}main{padding:1rem}a{color:inherit}iframe{max-width:100%}
@media(prefers-color-scheme:dark){:root{color-scheme:dark}}`;
const TAG_HOSTS = [
  'www.googletagmanager.com',
  'www.clarity.ms',
  'scripts.clarity.ms',
  'widget.usersnap.com',
  'maps.example',
  'consent.example',
];

/** As Clarity's tag does: a second script, from a plain string. */
const loads = (address: string) =>
  `const next = document.createElement('script'); next.src = ${JSON.stringify(address)}; document.head.append(next);`;
const asAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** One server for the page, on any host name, and for every third party. It records all requests. */
export async function startSite() {
  let deployment: PageDeployment = {};
  const asked: string[] = [];
  const posted: unknown[] = [];
  let port = 0;

  const policy = () => {
    const at = (...hosts: string[]) => hosts.map((host) => `http://${host}:${port}`).join(' ');
    return [
      `default-src 'none'; base-uri 'none'; object-src 'none'; img-src 'self'; style-src 'self'`,
      `script-src 'self' ${at(...TAG_HOSTS)}`,
      `frame-src ${at('maps.example')}; connect-src 'self' ${at('consent.example')}`,
      `require-trusted-types-for 'script'; trusted-types hireyard-consent default`,
    ].join('; ');
  };
  const answerPage = (path: string, response: ServerResponse): void => {
    if (path === '/page.css') return void response.setHeader('Content-Type', 'text/css').end(PAGE_CSS);
    const file = extname(path) ? path : '/index.html';
    let body = '';
    try {
      body = readFileSync(join(SITE, file), 'utf8');
    } catch {
      return void response.writeHead(404).end();
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'text/plain');
    if (extname(file) !== '.html') return void response.end(body);
    response.setHeader('Content-Security-Policy', policy());
    const filled = body
      .replace('{{deployment}}', asAttribute(JSON.stringify(deployment)))
      .replaceAll('{{maps}}', `http://maps.example:${port}/`);
    response.end(filled);
  };
  const answerThirdParty = async (host: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'POST') {
      let body = '';
      for await (const part of request) body += part;
      posted.push(JSON.parse(body));
      return void response.end('{}');
    }
    if (host === 'maps.example' && !request.url?.endsWith('.js')) {
      return void response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Map</title><p>Map</p>');
    }
    response.setHeader('Content-Type', 'text/javascript');
    const next = host === 'www.clarity.ms' ? loads(`http://scripts.clarity.ms:${port}/0.8/clarity.js`) : '';
    response.end(`(window.ran ??= []).push(${JSON.stringify(`${host}${request.url}`)});${next}`);
  };

  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    response.setHeader('Cache-Control', 'no-store');
    if (TAG_HOSTS.includes(host)) {
      asked.push(`${host}${request.url}`);
      void answerThirdParty(host, request, response);
    } else {
      if (path.startsWith('/assets/')) asked.push(path);
      answerPage(path, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;

  return {
    url: (host = 'portal.hireyard.nl', path = '/') => `http://${host}:${port}${path}`,
    /** Sets the configuration of the next page loads. */
    deploy: (next: PageDeployment) => {
      deployment = next;
    },
    /** Requests to third parties since the last `forget`, as host and path. */
    thirdParties: () => asked.filter((entry) => !entry.startsWith('/')),
    /** Requests for the page's own scripts since then. */
    scripts: () => asked.filter((entry) => entry.startsWith('/')),
    posted,
    forget: () => {
      asked.length = 0;
      posted.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
