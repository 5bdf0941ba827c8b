const ID = /\b(?:ST|RT|NAV|SH|CC|MT|RG|LO|HT|SE|SW|ER|I18N|UI|OP|DOM|DK|PP)-\d{2}\b/g;
const TITLE = /\b(?:it|test|describe|journey)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;
/** Citation in the line above a story. Its name has none, because Storybook shows the name. */
const STORY = /^\/\/ (\[.*\])\nexport const (\w+)/gm;
const PARTLY = /^## Partly built$/m;

export const idsIn = (text: string): string[] => text.match(ID) ?? [];
const idsOfLines = (text: string, start: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith(start) ? idsIn(line.slice(0, 12)).slice(0, 1) : []));

/** Finds the ids that lines of the requirements or the domain page introduce: `- ST-01 [S] …`, `- DOM-01 **Order**`. */
export const declaredIn = (text: string): string[] => idsOfLines(text, '- ');

export interface Citation {
  readonly id: string;
  readonly title: string;
}

/** Finds the ids in brackets in test titles, and in a stories file in the lines above stories. */
export const citationsIn = (text: string, { stories }: { readonly stories: boolean }): Citation[] =>
  [
    ...[...text.matchAll(TITLE)].map(([, , title = '']) => title),
    ...(stories ? [...text.matchAll(STORY)].map(([, ids, name]) => `${ids} ${name}`) : []),
  ].flatMap((title) =>
    (title.match(/\[[^\]]*\]/g) ?? []).flatMap(idsIn).map((id) => ({ id, title: title.replace(/\s+/g, ' ') })),
  );

/** Ids in the two tables of docs/pending.md. */
export interface Pending {
  readonly unbuilt: ReadonlySet<string>;
  /** Null if the page lacks this table. */
  readonly partly: ReadonlySet<string> | null;
}

export const pendingIn = (text: string): Pending => {
  const [unbuilt = '', partly] = text.split(PARTLY);
  const ids = (table: string) => new Set(idsOfLines(table, '| '));
  return { unbuilt: ids(unbuilt), partly: partly === undefined ? null : ids(partly) };
};

export interface Evidence {
  readonly declared: ReadonlySet<string>;
  readonly tested: ReadonlySet<string>;
  readonly pending: Pending;
  /** Earlier revisions of the page; a revision without both tables is ignored. */
  readonly former: readonly Pending[];
}

const NOTHING: ReadonlySet<string> = new Set();

/** Ids that were added to a table. An id may move from not built to partly built. */
const additions = ({ unbuilt, partly }: Pending, before: Pending): string[] => {
  if (before.partly === null) return [];
  const idsBefore = new Set([...before.unbuilt, ...before.partly]);
  return [
    ...[...unbuilt].filter((id) => !before.unbuilt.has(id)),
    ...[...(partly ?? NOTHING)].filter((id) => !idsBefore.has(id)),
  ];
};

/** Finds ids without a test, pending ids with a test, and tables that grew. */
export const faultsOf = ({ declared, tested, pending, former }: Evidence): string[] => {
  const { unbuilt, partly } = pending;
  const untested = [...declared].filter((id) => !tested.has(id) && !unbuilt.has(id));
  const built = [...unbuilt].filter((id) => tested.has(id));
  const foreign = [...unbuilt, ...(partly ?? NOTHING)].filter((id) => !declared.has(id));
  const added = new Set(former.flatMap((before) => additions(pending, before)));
  return [
    ...untested.map((id) => `${id} has no test`),
    ...built.map((id) => `${id} has a test: take it off the pending page, or call it partly built`),
    ...foreign.map((id) => `${id} is pending, but no requirement`),
    ...[...added].map((id) => `${id} was added to the pending page, which only shrinks`),
  ];
};
