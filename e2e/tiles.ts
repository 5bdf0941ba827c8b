import { createServer, type IncomingHttpHeaders } from 'node:http';

const PORT = 8193;
/** Origin of the tile server. */
export const TILES_ORIGIN = `http://127.0.0.1:${PORT}`;
export const TILES = `${TILES_ORIGIN}/{z}/{x}/{y}.svg`;

const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#dfe6da" d="M0 0h256v256H0z"/>
  <path stroke="#fff" stroke-width="8" d="M0 128h256M128 0v256"/></svg>`;

/** Starts a tile server that allows any origin. */
export const startTiles = (onRequest: (path: string, headers: IncomingHttpHeaders) => void = () => {}, port = PORT) =>
  createServer((request, response) => {
    onRequest(request.url ?? '', request.headers);
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' }).end(TILE);
  }).listen(port, '127.0.0.1');
