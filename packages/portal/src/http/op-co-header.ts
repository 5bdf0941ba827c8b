import { type Layer, withHeader } from './types.ts';

export const OP_CO_HEADER = 'X-Opco';
const INCLUDED = ['/api/usermgmt', '/public/profiles/password'];

/** Sends the operating company to the user management, if one is set (HT-02). */
export const opCoHeader =
  (opCo: () => string | null): Layer =>
  (next) =>
  (request) => {
    const code = opCo();
    const isIncluded = request.own && INCLUDED.some((part) => request.url.pathname.includes(part));
    return next(code && isIncluded ? withHeader(request, OP_CO_HEADER, code) : request);
  };
