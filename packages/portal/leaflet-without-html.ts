import type { Plugin } from 'vite';

/** Leaflet's browser checks. One of them tests for SVG in `innerHTML`, a feature that the portal does not use. */
const BROWSER = /[\\/]leaflet[\\/]src[\\/]core[\\/]Browser\.js$/;
const WRITTEN = "div.innerHTML = '<svg/>';";
const STYLES = /[\\/]leaflet[\\/]dist[\\/]leaflet\.css$/;
/** Images of controls and markers. The portal draws its own. */
const PICTURE = /background-image:\s*url\(images\/[^)]*\);/g;

/**
 * Makes Leaflet load under Trusted Types: at load it sets `innerHTML` once, which would throw. Creates the same element
 * without HTML. Removes images of Leaflet's styles that never show.
 */
export const leafletWithoutHtml = (): Plugin => {
  const patched = new Set<RegExp>();
  return {
    name: 'leaflet-without-html',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (BROWSER.test(file) && code.includes(WRITTEN)) {
        patched.add(BROWSER);
        return { code: code.replace(WRITTEN, "div.append(svgCreate('svg'));"), map: null };
      }
      if (STYLES.test(file) && code.search(PICTURE) >= 0) {
        patched.add(STYLES);
        return { code: code.replace(PICTURE, ''), map: null };
      }
      return null;
    },
    buildEnd(error) {
      if (!error && patched.size < 2) this.error('Leaflet has changed: change leaflet-without-html.ts with it.');
    },
  };
};
