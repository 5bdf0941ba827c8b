/** The two ways into the portal; the document names the scripts of each (`preload-common.ts`). */
type Way = 'entrance' | 'application';

/** A script's address by what it needs: those come before it. None on the development server. */
const chunksOf = (way: Way): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="chunks-${way}"]`)?.content.split(' ') ?? [];

/** Downloads the scripts of a way behind what else is on the way, without running them. */
export const preload = (way: Way): void => {
  for (const href of chunksOf(way)) {
    const attributes = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href };
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }
};

/** Lets the browser paint and answer before the next task. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the scripts of a way one after the other, each in a task of its own: together they would block a phone's input. */
export const runInTurn = async (way: Way): Promise<void> => {
  for (const chunk of chunksOf(way)) {
    await import(/* @vite-ignore */ chunk);
    await nextTask();
  }
};
