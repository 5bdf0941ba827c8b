export interface IndexEntry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  /** Place in the sidebar: `Components/Lists/DataList`. */
  readonly title: string;
}

let loading: Promise<readonly IndexEntry[]> | undefined;

/** Stories and docs pages of this Storybook, requested once. */
export function storyIndex(): Promise<readonly IndexEntry[]> {
  loading ??= fetch('./index.json')
    .then((response) => response.json())
    .then(({ entries }: { entries: Record<string, IndexEntry> }) => Object.values(entries));
  return loading;
}
