/** Source of map tiles. Without it, or with empty `tiles`, there is no map and nothing is requested. */
export interface MapSetting {
  /** Address of a tile with the placeholders `{z}`, `{x}` and `{y}` (Web Mercator, 256 pixels). */
  readonly tiles: string;
  /** Credit shown on the map, as the license of the tiles requires. */
  readonly attribution: string;
  /** Target of the credit; empty for no link. */
  readonly attributionUrl: string;
  /** Highest zoom level with tiles. */
  readonly maxZoom: number;
}

/** Available in browsers and Node, but in neither set of types that this package uses. */
declare const URL: new (
  address: string,
  base: string,
) => { readonly protocol: string; readonly host: string; readonly username: string };

/** Maximum zoom level of most tile servers. */
const MAX_ZOOM = 19;
const CLOSEST = 24;
const PLACES = ['{z}', '{x}', '{y}'];
/** Matches absolute addresses and paths from the root. Relative paths would resolve differently on each page. */
const FROM_ANYWHERE = /^(?:https?:\/\/|\/(?!\/))/i;
/** Matches hosts that a content security policy can name. */
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

/** Returns why an address is not usable for tiles, or null. */
function tilesFault(tiles: string): string | null {
  const missing = PLACES.find((place) => tiles.split(place).length !== 2);
  if (missing) return `has to hold ${missing} once`;
  const filled = filledWith(tiles, '0');
  // Refuses placeholders such as the subdomains `{s}`: each would be another origin in the policy.
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
 * Returns `map` of a parsed application config, null without a map, and the fault if it is invalid. Imports nothing, so
 * that pages with a map add no startup code to their chunk.
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
