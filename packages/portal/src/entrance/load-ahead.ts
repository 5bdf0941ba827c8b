const settled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });

/**
 * Downloads the scripts of a part without running them, and resolves when they are here (SW-09). The build lists them in the
 * document; the development server lists none.
 */
export const loadAhead = (part: 'form' | 'application' | 'list'): Promise<unknown> => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-ahead=${part}]`);
  const links = [...(template?.content.querySelectorAll('link') ?? [])];
  document.head.append(...links);
  return Promise.all(links.map(settled));
};
