import { writeFileSync } from 'node:fs';
import { tokensJson } from '../packages/ui/src/theme/tokens-json.ts';

/** `pnpm tokens`: writes the design tokens as JSON, for tools that cannot read TypeScript. A test compares JSON and source. */
writeFileSync('packages/ui/tokens.json', `${JSON.stringify(tokensJson(), null, 2)}\n`);
