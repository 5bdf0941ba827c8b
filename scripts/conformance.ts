import { readFileSync, writeFileSync } from 'node:fs';
import { ASSESSED_ON } from '../packages/portal/src/areas/auth/accessibility.ts';
import { conformanceReport } from './conformance/report.ts';

// `pnpm conformance`: writes docs/conformance.md.
const { version } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as { version: string };
writeFileSync('docs/conformance.md', conformanceReport(version, ASSESSED_ON));
