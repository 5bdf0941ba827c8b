import type { Plugin } from 'vite';

/** Leaflet's questions about the browser: whether it draws SVG that was written as HTML, which nothing here does. */
const BROWSER = /[\\/]leaflet[\\/]src[\\/]core[\\/]Browser\.js$/;
const WRITTEN = "div.innerHTML = '<svg/>';";
const STYLES = /[\\/]leaflet[\\/]dist[\\/]leaflet\.css$/;
/** Pictures of controls and markers that the portal draws itself. */
const PICTURE = /background-image:\s*url\(images\/[^)]*\);/g;

/**
 * Lets Leaflet load where the policy demands Trusted Types: it writes one piece of HTML while it loads, which would throw.
 * The same element is made without HTML. Pictures that its styles name and nothing shows are left out of the build.
 */
export const leafletWithoutHtml = (): Plugin => {
  const found = new Set<RegExp>();
  return {
    name: 'leaflet-without-html',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (BROWSER.test(file) && code.includes(WRITTEN)) {
        found.add(BROWSER);
        return { code: code.replace(WRITTEN, "div.append(svgCreate('svg'));"), map: null };
      }
      if (STYLES.test(file) && code.search(PICTURE) >= 0) {
        found.add(STYLES);
        return { code: code.replace(PICTURE, ''), map: null };
      }
      return null;
    },
    buildEnd(error) {
      if (!error && found.size < 2) this.error('Leaflet has changed: change leaflet-without-html.ts with it.');
    },
  };
};
