export type Child = Node | string | false | null | undefined;
type Attributes = Record<string, string | boolean | undefined | ((event: Event) => void)>;

/** An element from attributes, listeners (functions) and children; text stays text, whatever it looks like. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(name, value);
    else if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  }
  fillWith(created, children);
  return created;
}

/** Replaces the parent's children; undefined ones are left out. */
export const fillWith = (parent: ParentNode, children: readonly Child[]): void =>
  parent.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));

export const button = (label: string, act: () => void, look = 'button'): HTMLButtonElement =>
  element('button', { type: 'button', class: `hy-consent-${look}`, click: act }, label);

/** Fills in `{service}` or `{services}` with titles. */
export const fill = (text: string, value: string): string => text.replace(/\{services?\}/, () => value);
