import { type Layer, type WireRequest, withHeader } from './types.ts';

export const CLIENT_HEADER = 'x-mysite-corporate-client-external-uuid';
const EXCLUDED = ['auth/login', 'corporate-clients', 'prospects', '.well-known', 'i18n'];

/** The client that this tab acts within, as far as it is known. */
export interface SelectedClient {
  readonly id: number | null;
  readonly uuid: string | null;
}

/** Judged on the path and not the query: a search for "prospects" keeps its client (HT-01). */
const belongsToAClient = ({ url, own }: WireRequest) => own && !EXCLUDED.some((part) => url.pathname.includes(part));

/** Sends the client that the call is made for, when both its id and its uuid are known (HT-01). A call may name its own. */
export const clientHeader =
  (client: () => SelectedClient): Layer =>
  (next) =>
  (request) => {
    const { id, uuid } = client();
    return next(
      !(CLIENT_HEADER in request.headers) && id !== null && uuid !== null && belongsToAClient(request)
        ? withHeader(request, CLIENT_HEADER, uuid)
        : request,
    );
  };
