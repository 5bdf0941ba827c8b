import { type Layer, type WireRequest, withHeader } from './types.ts';

export const CLIENT_HEADER = 'x-mysite-corporate-client-external-uuid';
const EXCLUDED = ['auth/login', 'corporate-clients', 'prospects', '.well-known', 'i18n'];

/** The client of this tab. Its ids are null until they are known. */
export interface SelectedClient {
  readonly id: number | null;
  readonly uuid: string | null;
}

/** Returns whether a call to this path is the same for every client. */
export const isForAnyClient = (path: string) => EXCLUDED.some((part) => path.includes(part));

/** Checks the path and not the query, so that a search for "prospects" keeps its client (HT-01). */
export const belongsToAClient = ({ url, own }: WireRequest) => own && !isForAnyClient(url.pathname);

/** Sends the selected client if both its id and uuid are known (HT-01). A call may set the header itself. */
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
