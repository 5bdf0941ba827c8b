import { isAtDesk } from '../config/at-desk.ts';

/** A view of the portal as a user, which this tab alone holds (DK-15). Nothing of it is stored elsewhere. */
export interface ViewAs {
  readonly id: string;
  readonly token: string;
  /** End of the view by the clock of the device, in milliseconds since the epoch. */
  readonly endsAt: number;
  /** Name of the person of the rental company who looks. */
  readonly person: string;
  /** Name of the user who is viewed. */
  readonly user: string;
  readonly client: { readonly uuid: string; readonly name: string };
  readonly opCo: string;
  /** Path at the desk where the view was opened, and leads to when it ends. */
  readonly back: string;
}

type Session = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const VIEW = 'viewAs';
/** Id of a view that was left here, until the desk has ended it. */
const LEFT = 'viewAsLeft';
const session = (): Session => sessionStorage;

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const held = (storage: Session): ViewAs | null => {
  const text = storage.getItem(VIEW);
  return text === null ? null : (JSON.parse(text) as ViewAs);
};

/** Returns the view that this tab shows. The desk shows none, nor does a page that is rendered at build time. */
export const viewOfTab = (pathname?: string, storage = session): ViewAs | null =>
  attempt(() => (isAtDesk(pathname ?? location.pathname) ? null : held(storage())));

/** Holds a view for the portal, which is opened next in this tab. False if the browser forbids it. */
export const holdView = (view: ViewAs, storage = session): boolean =>
  attempt(() => {
    storage().setItem(VIEW, JSON.stringify(view));
    return held(storage())?.id === view.id;
  }) ?? false;

/** Drops the token of a view. Its id is left for the desk, which ends it on the server. */
export const dropView = ({ id }: Pick<ViewAs, 'id'>, storage = session): void => {
  attempt(() => {
    storage().removeItem(VIEW);
    storage().setItem(LEFT, id);
  });
};

/** Returns the id of the view that was left in this tab, once, whichever way led to the desk. */
export const takeLeftView = (storage = session): string | null =>
  attempt(() => {
    const id = held(storage())?.id ?? storage().getItem(LEFT);
    storage().removeItem(VIEW);
    storage().removeItem(LEFT);
    return id;
  });
