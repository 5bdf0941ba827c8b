import { ConfigError, checkFields, type FieldRules, isWebAddress } from './config-file.ts';

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
declare const URL: new (address: string, base: string) => { readonly host: string; readonly username: string };

/** What most servers of tiles have. */
const MAX_ZOOM = 19;
const CLOSEST = 24;
const RULES: FieldRules<MapSetting> = {
  tiles: 'string',
  attribution: 'string',
  attributionUrl: 'address',
  maxZoom: 'number',
};
const PLACES = ['{z}', '{x}', '{y}'];
/** With a host of its own, or a path of the portal: any other would lead elsewhere from each page. */
const FROM_ANYWHERE = /^(?:https?:\/\/|\/(?!\/))/i;
/** A policy can name no other. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

const filledWith = (tiles: string, digit: string) =>
  PLACES.reduce((text, place) => text.replace(place, digit), tiles).replaceAll('{r}', '');
const addressOf = (text: string) => new URL(text, 'https://portal.invalid');

/** Why an address cannot be one of tiles, or null. */
function faultOf(tiles: string): string | null {
  const missing = PLACES.find((place) => tiles.split(place).length !== 2);
  if (missing) return `has to hold ${missing} once`;
  const filled = filledWith(tiles, '0');
  // Subdomains, `{s}`, would each be an origin of its own in the policy.
  const other = /\{[^}]*\}?|\}/.exec(filled)?.[0];
  if (other) return `holds ${other}, for which nothing is put in`;
  if (!FROM_ANYWHERE.test(tiles) || !isWebAddress(filled))
    return 'has to be an http(s) address or a path of the portal';
  const { host, username } = addressOf(filled);
  if (username !== '') return 'must not hold a user';
  return HOST.test(host) && host === addressOf(filledWith(tiles, '1')).host ? null : 'has to name one host';
}

/** Checks what `map` of a parsed application config says; null where there is no map. */
export function readMapSetting(content: unknown, file: string): MapSetting | null {
  if (content === undefined) return null;
  const place = `${file} (map)`;
  const setting = checkFields<MapSetting>(
    place,
    typeof content === 'object' ? { attributionUrl: '', maxZoom: MAX_ZOOM, attribution: '', ...content } : content,
    RULES,
  );
  if (setting.tiles === '') return null;
  const fault = faultOf(setting.tiles);
  if (fault) throw new ConfigError(`${place} has an unfit value in the field tiles: it ${fault}`);
  if (setting.attribution.trim() === '') {
    throw new ConfigError(`${place} has an unfit value in the field attribution: it has to name whose the tiles are`);
  }
  if (!Number.isInteger(setting.maxZoom) || setting.maxZoom < 1 || setting.maxZoom > CLOSEST) {
    throw new ConfigError(
      `${place} has an unfit value in the field maxZoom: it has to be a whole number to ${CLOSEST}`,
    );
  }
  return setting;
}
