import { guard } from '../guard.ts';
import type { ConsentService, ServiceScript } from '../types.ts';
import { letLoad, originOf, trustedScriptUrl } from './trusted-script.ts';

/**
 * Elements marked in the page, klaro's way: `<script type="text/plain" data-name="clarity" data-src="…">`,
 * `<iframe data-name="…" data-src="…">`, and anything else with `data-src` or `data-href`.
 */
const marked = (name: string, root: ParentNode): HTMLElement[] =>
  // Compared instead of used in a selector: a name may contain quotes.
  [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-name]')].filter(
    ({ dataset }) => dataset?.name === name, // a document has none
  );

/** An address in markup cannot be trusted: http(s) only, and only the service's origins if it names any. */
function checked({ origins, name }: ConsentService, url: string): string {
  const origin = originOf(url);
  if (origins && !origins.includes(origin)) throw new TypeError(`${url} is not of ${name}`);
  return url;
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

const ADDRESSES = ['src', 'href'] as const;

function show(service: ConsentService, element: HTMLElement): void {
  for (const name of ADDRESSES) {
    const address = element.dataset[name];
    if (address && element.getAttribute(name) !== address) element.setAttribute(name, checked(service, address));
  }
  element.hidden = false;
}

function hide(element: HTMLElement): void {
  element.hidden = true;
  for (const name of ADDRESSES) if (name in element.dataset) element.removeAttribute(name);
  if (element instanceof HTMLMediaElement) element.load(); // otherwise it keeps playing
}

/** Removed and inserted again, the element gets a new browsing context, so that Back cannot return to the content. */
function clearFrame(frame: HTMLIFrameElement): void {
  frame.hidden = true;
  if (!frame.hasAttribute('src')) return;
  frame.removeAttribute('src');
  const { parentNode, nextSibling } = frame;
  frame.remove();
  parentNode?.insertBefore(frame, nextSibling);
}

/** Switches services' elements and remembers which scripts have run, which only a reload can undo. */
export function createElementSwitch() {
  const ran = new WeakSet<HTMLElement>();
  const started = new Set<string>();
  const running = new Set<string>();

  const start = ({ name }: ConsentService, { src, before }: ServiceScript, like?: HTMLScriptElement): void => {
    before?.();
    run(document.head, src, like);
    running.add(name);
  };
  const startScripts = (service: ConsentService): void => {
    if (started.has(service.name) && service.onlyOnce !== false) return;
    started.add(service.name);
    for (const script of service.scripts ?? []) guard(() => start(service, script));
  };
  const switchScript = (service: ConsentService, script: HTMLScriptElement, on: boolean): void => {
    const { src } = script.dataset;
    if (!on || !src || (ran.has(script) && service.onlyOnce !== false)) return;
    ran.add(script);
    start(service, { src: checked(service, src) }, script);
  };
  const switchElement = (service: ConsentService, element: HTMLElement, on: boolean): void => {
    if (element instanceof HTMLScriptElement) switchScript(service, element, on);
    else if (on) show(service, element);
    else if (element instanceof HTMLIFrameElement) clearFrame(element);
    else hide(element);
  };

  return {
    /** The service's own scripts and every marked element; with `root`, only the marked elements in it. */
    switchService(service: ConsentService, on: boolean, root?: ParentNode): void {
      if (on && !root) startScripts(service);
      for (const element of marked(service.name, root ?? document)) guard(() => switchElement(service, element, on));
      if (!on || running.has(service.name)) guard(() => letLoad(service, on));
    },
    /** A script of this service runs in this page. */
    isRunning: (name: string): boolean => running.has(name),
  };
}
