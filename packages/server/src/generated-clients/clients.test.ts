import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOpenApi30 } from '@hireyard/contract/openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { apiDocument } from '../http/docs.ts';
import { run as runProgram } from '../testing/server-process.ts';

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasJava = runs('java', '-version') && runs('javac', '-version') && runs('mvn', '--version');
if (!hasJava) console.warn('\nClients of the API are NOT GENERATED: this machine lacks Java (JDK) or Maven.\n');

const ROOT = join(import.meta.dirname, '../../../..');
const VERSION = '7.16.0';
/** OpenAPI Generator from Maven Central, kept between runs. */
const HOME = join(ROOT, `node_modules/.cache/hireyard/openapi-generator-${VERSION}`);
const JAR = join(HOME, `openapi-generator-cli-${VERSION}.jar`);

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => /error/i.test(line));
  expect(status, lines.slice(0, 20).join('\n')).toBe(0);
};

function installGenerator(): void {
  if (existsSync(JAR)) return;
  mkdirSync(HOME, { recursive: true });
  const artifact = `org.openapitools:openapi-generator-cli:${VERSION}`;
  execFileSync('mvn', ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${HOME}`]);
}

/** As docs/backoffice.md recommends. */
const OPTION = '--additional-properties=enumUnknownDefaultCase=true,disallowAdditionalPropertiesIfNotPresent=';
/** Programs of docs/backoffice.md on the client of the back office. */
const EXAMPLES = ['LinesOnRent.java', 'TenContracts.java'];

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom'],
    types: [],
  },
};

const portal = apiDocument('portal', 'https://portal.example');
const backoffice = apiDocument('backoffice', 'https://portal.example');
const DOCUMENTS = {
  portal,
  backoffice,
  'portal-3.0': asOpenApi30(portal),
  'backoffice-3.0': asOpenApi30(backoffice),
} as const;

describe.skipIf(!hasJava)('clients that OpenAPI Generator makes of the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-clients-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Generates a client, and returns its folder. */
  function generate(of: keyof typeof DOCUMENTS, generator: string, library?: string): string {
    installGenerator();
    const document = join(folder, `${of}.json`);
    writeFileSync(document, JSON.stringify(DOCUMENTS[of]));
    const client = join(folder, [of, generator, library].filter(Boolean).join('-'));
    const own = `${OPTION}${library !== 'okhttp-gson'}`;
    const options = ['-i', document, '-g', generator, '-o', client, ...(library ? ['--library', library] : []), own];
    run('java', ['-jar', JAR, 'generate', ...options], folder);
    return client;
  }

  it.each([
    ['portal', 'native'],
    ['portal', 'okhttp-gson'],
    ['portal-3.0', 'native'],
    ['backoffice', 'native'],
    ['backoffice', 'okhttp-gson'],
    ['backoffice-3.0', 'native'],
  ] as const)('[OP-15] compile in Java: %s, %s', (of, library) => {
    const client = generate(of, 'java', library);
    if (of !== 'portal' && of !== 'portal-3.0' && library === 'native')
      for (const example of EXAMPLES)
        copyFileSync(join(ROOT, 'docs/examples', example), join(client, 'src/main/java', example));
    run('mvn', ['-q', '-B', 'compile'], client);
  });

  it('[OP-15] bring ten contracts in and read the changes, without an edit of what was generated', async () => {
    const data = join(folder, 'data');
    const env = { DATA_DIR: data, PORT: '0', SEED: 'demo', SIMULATOR: 'off', PORTAL_DIST: '/nonexistent' };
    const server = runProgram('main.ts', env);
    const url = await server.says(/ready at (http:\S+)/);
    const operate = async (...args: string[]) => {
      const { code, stdout, stderr } = await runProgram('operate.ts', env, ...args).finished;
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    };
    const company = ['--name', 'Lohmann', '--country', 'DE', '--currency', 'EUR', '--time-zone', 'Europe/Berlin'];
    await operate('add-operating-company', '--op-co', 'LO', ...company);
    await operate('import', join(ROOT, 'docs/examples/company'), '--op-co', 'LO');
    const [secret = ''] =
      /hyb_[\w-]+/.exec(await operate('add-machine-account', '--op-co', 'LO', '--name', 'ERP')) ?? [];
    const client = join(folder, 'backoffice-java-native');
    if (!existsSync(client)) generate('backoffice', 'java', 'native');
    copyFileSync(join(ROOT, 'docs/examples/TenContracts.java'), join(client, 'src/main/java/TenContracts.java'));
    run('mvn', ['-q', '-B', 'compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath'], client);
    const classpath = `target/classes:${readFileSync(join(client, 'classpath'), 'utf8').trim()}`;
    const program = ['-cp', classpath, 'TenContracts', url, secret, 'K-1001', 'NL-01', 'VD-RUETTEL-90'];
    const runOnce = () => spawnSync('java', program, { cwd: client, encoding: 'utf8' });
    const ten = Array.from({ length: 10 }, (_, index) => `changed: contractLine TEN-${index + 1}-1`);
    const first = runOnce();
    expect([first.stderr, first.status]).toEqual(['', 0]);
    const [contracts, lines, ...changed] = first.stdout.trim().split('\n');
    expect([contracts, lines]).toEqual(['contracts: 10 created, 0 refused', 'lines: 10 created, 0 refused']);
    expect(changed.toSorted()).toEqual(expect.arrayContaining(ten.toSorted()));
    server.child.kill('SIGTERM');
    await server.finished;
  });

  it.each(['portal', 'backoffice', 'portal-3.0', 'backoffice-3.0'] as const)(
    '[OP-15] compile in TypeScript: %s',
    (of) => {
      const client = generate(of, 'typescript-fetch');
      writeFileSync(join(client, 'tsconfig.json'), JSON.stringify(TSCONFIG));
      run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', client], folder);
    },
  );
});
