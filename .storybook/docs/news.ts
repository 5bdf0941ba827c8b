const changes = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the next release of the kit brings, one paragraph for each changeset, and what the last ones brought. */
export const news = (): string => {
  const next = Object.values(changes).flatMap((text) => {
    const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
    return head.includes('@hireyard/ui') ? [`- ${body.trim().replaceAll(/\n+/g, ' ')}`] : [];
  });
  return [...(next.length > 0 ? ['### The next release', ...next] : []), ...Object.values(changelogs)].join('\n\n');
};
