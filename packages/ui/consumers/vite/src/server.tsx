import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** Serves the page rendered on the server, and the files of the browser's build beside it. */
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const page = readFileSync('dist/index.html', 'utf8');

const rendered = () =>
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const type = types[extname(path)];
  if (path === '/favicon.ico') response.writeHead(204).end();
  else if (type) response.setHeader('content-type', type).end(readFileSync(join('dist', path)));
  else response.setHeader('content-type', 'text/html').end(page.replace('<!--app-->', rendered()));
}).listen(Number(process.env.PORT), '127.0.0.1');
