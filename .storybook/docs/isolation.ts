import { schemeStorage } from '../../packages/ui/src/theme/color-scheme.ts';

const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';

/** Hides storage events from MUI, which would adopt the scheme of another story's document. */
addEventListener('storage', (event) => {
  if (event.key?.startsWith(schemeStorage.mode) || event.key?.startsWith(schemeStorage.scheme)) {
    event.stopImmediatePropagation();
  }
});

if (isEmbedded) {
  // A dialog that opens with its story must not take the reader's focus, which would scroll the docs page.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInsideFrame(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  // The frame takes the height of the story, so the story must not fill the frame nor reserve room for popups.
  const style = document.createElement('style');
  style.textContent = 'body { min-block-size: 0 !important; } :root { --story-room: 0px; }';
  document.head.append(style);
}
