import { guard } from '../guard.ts';
import type { ConsentService, ServiceScript } from '../types.ts';
import { trustedScriptUrl } from './trustedScript.ts';

/**
 * Elements marked in the page, klaro's way: `<script type="text/plain" data-name="clarity" data-src="…">`,
 * `<iframe data-name="…" data-src="…">`, and anything else with `data-src` or `data-href`.
 */
const marked = (name: string, root: ParentNode): HTMLElement[] =>
  // Compared rather than selected: a name may hold quotes.
  [...root.querySelectorAll<HTMLElement>('[data-name]')].filter((element) => element.dataset.name === name);

function checkOrigin({ origins, name }: ConsentService, url: string): void {
  if (origins && !origins.includes(new URL(url, document.baseURI).origin)) {
    throw new TypeError(`${url} is not of ${name}`);
  }
}

function run(parent: ParentNode, src: string, like?: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of like?.attributes ?? []) {
    if (!/^(id|type|src|on.*|data-.*)$/.test(name)) script.setAttribute(name, value);
  }
  if (like?.nonce) script.nonce = like.nonce;
  if (like?.dataset.type) script.type = like.dataset.type;
  script.async = like ? like.async : true;
  script.src = trustedScriptUrl(src);
  if (like) like.after(script);
  else parent.append(script);
}

function showFrame(frame: HTMLIFrameElement): void {
  frame.hidden = false;
  if (frame.dataset.src && frame.getAttribute('src') !== frame.dataset.src) frame.src = frame.dataset.src;
}

/** Taken out and put back, the same element gets a new, empty browsing context: no step back returns to the content. */
function clearFrame(frame: HTMLIFrameElement): void {
  frame.hidden = true;
  if (!frame.hasAttribute('src')) return;
  frame.removeAttribute('src');
  const { parentNode, nextSibling } = frame;
  frame.remove();
  parentNode?.insertBefore(frame, nextSibling);
}

function switchOther(element: HTMLElement, on: boolean): void {
  element.hidden = !on;
  for (const attribute of ['src', 'href'] as const) {
    const value = element.dataset[attribute];
    if (value === undefined) continue;
    if (on) element.setAttribute(attribute, value);
    else element.removeAttribute(attribute);
  }
}

/** Switches services' elements and remembers which scripts have run: that cannot be undone without a reload. */
export function createElementSwitch() {
  const ran = new WeakSet<HTMLElement>();
  const started = new Set<string>();
  const running = new Set<string>();

  const tryToRun = (service: ConsentService, { src, before }: ServiceScript, like?: HTMLScriptElement): void =>
    guard(() => {
      if (like) checkOrigin(service, src);
      before?.();
      run(document.head, src, like);
      running.add(service.name);
    });
  const startScripts = (service: ConsentService): void => {
    if (started.has(service.name) && service.onlyOnce !== false) return;
    started.add(service.name);
    for (const script of service.scripts ?? []) tryToRun(service, script);
  };
  const switchScript = (service: ConsentService, script: HTMLScriptElement, on: boolean): void => {
    const { src } = script.dataset;
    if (!on || !src || (ran.has(script) && service.onlyOnce !== false)) return;
    ran.add(script);
    tryToRun(service, { src }, script);
  };

  return {
    switchService(service: ConsentService, on: boolean, root: ParentNode = document): void {
      if (on) startScripts(service);
      for (const element of marked(service.name, root)) {
        if (element instanceof HTMLScriptElement) switchScript(service, element, on);
        else if (!(element instanceof HTMLIFrameElement)) switchOther(element, on);
        else if (on) showFrame(element);
        else clearFrame(element);
      }
    },
    /** A script of this service runs in this page. */
    isRunning: (name: string): boolean => running.has(name),
  };
}
