import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { AREAS, domainFolders } from '#scripts/domain-folders.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

/** A tree beside ours: links to what is there, folders of its own where generators write. */
const tree = tempFolder('generators');
/** A record whose rights are there: to name new ones is for a person. */
const RECORD = 'tag';
const MADE = [`shared/domains/reference/${RECORD}`, `functions/domains/reference/${RECORD}`];
const others = [...domainFolders('shared').values()].filter((folder) => folder !== MADE[0]);
const LINKED = [
  ...[
    'node_modules',
    'scripts',
    'functions/platform',
    'shared/kernel',
    'shared/data',
    'shared/messages.ts',
    'shared/events.ts',
    'shared/records.ts',
  ],
  ...others,
];
const COPIED = ['package.json', 'biome.json', '.gitignore'];

/** Empty when all is well. */
function complaint(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: tree, encoding: 'utf8' });
  return status === 0 ? '' : `${command} ended with ${status}: ${stdout}${stderr}`;
}

const generate = (script: string, ...args: readonly string[]): string =>
  complaint(process.execPath, '--import', 'tsx', resolve('scripts', script), ...args);

beforeAll(() => {
  for (const area of AREAS) mkdirSync(join(tree, 'shared/domains', area), { recursive: true });
  mkdirSync(join(tree, 'functions'), { recursive: true });
  for (const path of LINKED) symlinkSync(resolve(path), join(tree, path));
  for (const file of COPIED) cpSync(file, join(tree, file));
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  writeFileSync(
    join(tree, 'tsconfig.json'),
    JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, include: MADE }),
  );
});

test('a new record and its new operations compile, formatted, as they are made', () => {
  expect(generate('new-domain.ts', 'reference', RECORD)).toBe('');
  expect(generate('new-endpoint.ts', RECORD, 'mergeAll', 'POST', '/api/v1/tags/merge')).toBe('');
  expect(generate('new-endpoint.ts', RECORD, 'usage', 'GET', '/api/v1/tags/{id}/usage')).toBe('');
  expect(readdirSync(join(tree, `${MADE[1]}/api`))).toHaveLength(10);
  expect(complaint('node_modules/.bin/biome', 'ci', '--error-on-warnings', ...MADE)).toBe('');
  expect(complaint('node_modules/.bin/tsc', '-p', '.')).toBe('');
});
