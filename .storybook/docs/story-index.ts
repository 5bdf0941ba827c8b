export interface IndexEntry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  /** Place in the sidebar: `Components/Lists/DataList`. */
  readonly title: string;
}

/** Sections with names that components of the kit have too: MUI's own components, and the consent dialog. */
const OTHER_SECTIONS = ['Components/MUI/', 'Patterns/Consent/'];

/** Name of the component that a page is about, or nothing in a section of others. */
export const componentOf = (title: string): string =>
  OTHER_SECTIONS.some((section) => title.startsWith(section)) ? '' : (title.split('/').at(-1) ?? '');

let loading: Promise<readonly IndexEntry[]> | undefined;

/** Stories and docs pages of this Storybook, requested once. */
export function storyIndex(): Promise<readonly IndexEntry[]> {
  loading ??= fetch('./index.json')
    .then((response) => response.json())
    .then(({ entries }: { entries: Record<string, IndexEntry> }) => Object.values(entries));
  return loading;
}
