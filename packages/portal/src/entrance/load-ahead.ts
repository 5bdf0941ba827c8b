/**
 * Lets the browser download the scripts of a part without running them, and returns their links (SW-09). The build lists them
 * in the document; the development server lists none.
 */
export const loadAhead = (part: 'form' | 'application' | 'list'): readonly HTMLLinkElement[] => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-ahead=${part}]`);
  const links = [...(template?.content.querySelectorAll('link') ?? [])];
  document.head.append(...links);
  return links;
};
