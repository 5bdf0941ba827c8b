/** Where the pictures of maps come from. Without it, or with an empty `tiles`, there is no map and nothing is requested. */
export interface MapSetting {
  /** Address of a tile, in which `{z}`, `{x}` and `{y}` stand for its place (Web Mercator, 256 pixels). */
  readonly tiles: string;
  /** Whose the tiles are, as their license wants it named on the map. */
  readonly attribution: string;
  /** Where that leads; an empty one is no link. */
  readonly attributionUrl: string;
  /** The closest that there are tiles for. */
  readonly maxZoom: number;
}

/** Browsers and Node have it; the types of this package are those of neither. */
declare const URL: new (
  address: string,
  base: string,
) => { readonly protocol: string; readonly host: string; readonly username: string };

/** What most servers of tiles have. */
const MAX_ZOOM = 19;
const CLOSEST = 24;
const PLACES = ['{z}', '{x}', '{y}'];
/** With a host of its own, or a path of the portal: any other would lead elsewhere from each page. */
const FROM_ANYWHERE = /^(?:https?:\/\/|\/(?!\/))/i;
/** A policy can name no other. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

const filledWith = (tiles: string, digit: string) =>
  PLACES.reduce((text, place) => text.replace(place, digit), tiles).replaceAll('{r}', '');
const addressOf = (text: string) => {
  try {
    return FROM_ANYWHERE.test(text) ? new URL(text, 'https://portal.invalid') : null;
  } catch {
    return null;
  }
};

/** Why an address cannot be one of tiles, or null. */
function tilesFault(tiles: string): string | null {
  const missing = PLACES.find((place) => tiles.split(place).length !== 2);
  if (missing) return `has to hold ${missing} once`;
  const filled = filledWith(tiles, '0');
  // Subdomains, `{s}`, would each be an origin of its own in the policy.
  const other = /\{[^}]*\}?|\}/.exec(filled)?.[0];
  if (other) return `holds ${other}, for which nothing is put in`;
  const address = addressOf(filled);
  if (!address) return 'has to be an http(s) address or a path of the portal';
  if (address.username !== '') return 'must not hold a user';
  return HOST.test(address.host) && address.host === addressOf(filledWith(tiles, '1'))?.host
    ? null
    : 'has to name one host';
}

const unfit = (field: string, reason: string) => ({
  setting: null,
  fault: `an unfit value in the field ${field}: it ${reason}`,
});

/**
 * What `map` of a parsed application config says: null where there is no map, and the fault where it is wrong. It imports
 * nothing, so that pages with a map take nothing out of what runs before the first paint.
 */
export function readMapSetting(content: unknown): {
  readonly setting: MapSetting | null;
  readonly fault: string | null;
} {
  if (content === undefined) return { setting: null, fault: null };
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return { setting: null, fault: 'no object' };
  }
  const { tiles, attribution = '', attributionUrl = '', maxZoom = MAX_ZOOM } = content as Record<string, unknown>;
  if (typeof tiles !== 'string') return unfit('tiles', 'has to be an address, or empty');
  if (tiles === '') return { setting: null, fault: null };
  const fault = tilesFault(tiles);
  if (fault) return unfit('tiles', fault);
  if (typeof attribution !== 'string' || attribution.trim() === '') {
    return unfit('attribution', 'has to name whose the tiles are');
  }
  if (typeof attributionUrl !== 'string' || (attributionUrl !== '' && !addressOf(attributionUrl))) {
    return unfit('attributionUrl', 'has to be an http(s) address or a path of the portal');
  }
  if (typeof maxZoom !== 'number' || !Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > CLOSEST) {
    return unfit('maxZoom', `has to be a whole number to ${CLOSEST}`);
  }
  return { setting: { tiles, attribution, attributionUrl, maxZoom }, fault: null };
}
