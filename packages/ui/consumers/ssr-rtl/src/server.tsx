import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { schemeScript } from '@hireyard/ui/theme';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { Styles } from './Styles.tsx';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const scheme = `<script nonce="{nonce}">${schemeScript()}</script>`;
const page = readFileSync('dist/index.html', 'utf8').replace('<!--scheme-->', () => scheme);

/** Nothing inline without the nonce, style attributes neither. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const type = types[extname(path)];
  if (type) {
    response.setHeader('content-type', type).end(readFileSync(join('dist', path)));
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const app = renderToString(
    <StrictMode>
      <Styles nonce={nonce}>
        <App />
      </Styles>
    </StrictMode>,
  );
  response
    .setHeader('content-type', 'text/html')
    .setHeader('content-security-policy', policy(nonce))
    .end(page.replaceAll('{nonce}', nonce).replace('<!--app-->', () => app));
}).listen(Number(process.env.PORT), '127.0.0.1');
