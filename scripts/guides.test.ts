import { describe, expect, it } from 'vitest';
import { filesIn, guidedApp, guideFaults } from './guides.ts';

const KIT = 'packages/ui';

describe('[UI-25] the guides of the kit', () => {
  it.each(['vite', 'next', 'react-router', 'astro'])(
    'describe a whole app on %s, within what one may need',
    (framework) => {
      const app = guidedApp(KIT, framework);
      expect([...app.keys()]).toContain('src/Machines.tsx');
      expect(app.size).toBeGreaterThan(1);
      expect(guideFaults(app)).toEqual([]);
    },
  );

  it('name each file above its code', () => {
    const text = '`src/a.ts`:\n\n```ts\nconst a = 1;\n```\n\n```\nnpm install\n```\n';
    expect([...filesIn(text)]).toEqual([['src/a.ts', 'const a = 1;\n']]);
  });

  it('are refused with a cast, with MUI itself, and with too many lines', () => {
    const code = "import Box from '@mui/material/Box';\nconst a = b as string;\n";
    expect(guideFaults(new Map([['a.ts', code]]))).toEqual(['a.ts has a cast', 'a.ts needs MUI itself']);
    expect(guideFaults(new Map([['a.ts', 'a;\n'.repeat(81)]]))).toEqual(['takes 81 lines']);
  });
});
