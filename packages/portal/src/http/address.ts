import type { Base } from '@hireyard/contract';
import type { HttpRequest, QueryValue, WireRequest } from './types.ts';

export interface Addresses {
  readonly bases: Readonly<Record<Base, string>>;
  /** Address of the page. Relative bases are resolved against it. */
  readonly page: string;
}

const appendQuery = (url: URL, query: Readonly<Record<string, QueryValue>> = {}) => {
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) url.searchParams.append(name, String(one));
    }
  }
};

/** Compares origins instead of string prefixes, so that `//host` and `https://api.example.evil` are foreign (HT-04). */
const isOwn = (url: URL, { bases, page }: Addresses): boolean =>
  Object.values(bases).some((base) => new URL(base, page).origin === url.origin);

const encodeBody = (body: unknown): string | FormData | undefined =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body);

/** Resolves a request against its base address and serializes the body. */
export const toWire = (request: HttpRequest, addresses: Addresses): WireRequest => {
  const { base, path } = request;
  const url = new URL(base ? `${addresses.bases[base].replace(/\/+$/, '')}${path}` : path, addresses.page);
  appendQuery(url, request.query);
  const body = encodeBody(request.body);
  return {
    method: request.method,
    url,
    headers: {
      Accept: request.answer === 'blob' ? '*/*' : 'application/json, application/problem+json',
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...request.headers,
    },
    ...(body !== undefined && { body }),
    answer: request.answer ?? 'json',
    onProgress: request.onProgress,
    read: request.read,
    own: isOwn(url, addresses),
    underAuth: base === 'usermgmt' && path.startsWith('/auth/'),
  };
};
