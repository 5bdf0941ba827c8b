import { schemeStorage } from '../../packages/ui/src/theme/color-scheme.ts';

const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';

/** MUI takes over the scheme that another document of the site has stored; each story sets its own. */
addEventListener('storage', (event) => {
  if (event.key?.startsWith(schemeStorage.mode) || event.key?.startsWith(schemeStorage.scheme)) {
    event.stopImmediatePropagation();
  }
});

if (isEmbedded) {
  // A dialog that opens with its story must not take the focus, and with it the page's scroll position, from the reader.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInsideFrame(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  // The frame is as high as the story, so the story must not be as high as the frame, nor keep room for its popups.
  const style = document.createElement('style');
  style.textContent = 'body { min-block-size: 0 !important; } :root { --story-room: 0px; }';
  document.head.append(style);
}
