import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const FIELDS = 'shared/domains/booking/show/fields.ts';
const WORDS = 'shared/domains/booking/show/field-words.ts';
const INPUT = 'shared/domains/booking/show/input.ts';

/** Two compiles take this long beside other work. */
const COMPILE_MS = 300_000;

const folder = tempFolder('new-field');
/** Puts text behind the first place of another. */
function insert(file: string, after: string, text: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const at = before.indexOf(after) + after.length;
  expect(at, `${file} has no ${after}`).toBeGreaterThanOrEqual(after.length);
  writeFileSync(path, before.slice(0, at) + text + before.slice(at));
}

/** The files in which the compiler finds an error. */
function complaints(): string[] {
  const args = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.field.json', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return [...new Set([...stdout.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(([, file]) => String(file)))].sort();
}

/** Tells where the program in the copy shows the field to a user with these rights, in or outside the agency. */
const CHANNELS = `
  import { showExcel } from '#functions/domains/booking/show/public/excel.ts';
  import { visible } from '#functions/domains/booking/show/public/visible.ts';
  import { showRow } from '#functions/domains/booking/show/public/word-data.ts';
  import { seenLog } from '#functions/platform/record/fields.ts';
  import { showFields } from '#shared/domains/booking/show/fields.ts';
  import { showFieldWords } from '#shared/domains/booking/show/field-words.ts';
  import { inputOf } from '#shared/domains/booking/show/input.ts';
  import { fieldsOf } from '#shared/merge-fields.ts';

  const VALUE = 'planted value';
  const show = { artists: [], owner: { userId: '1', name: 'Owner' }, start: '2027-01-01T20:00', end: '2027-01-01T22:00',
    soundCheckBy: VALUE };
  const told = (channel) => JSON.stringify(channel)?.includes(VALUE) ?? false;
  const to = (environment, permissions) => {
    const ctx = { locale: 'en', actor: { environment, permissions: new Set(permissions) } };
    const seen = visible(ctx, show);
    const column = showExcel.columns.find(({ id }) => id === 'soundCheckBy');
    const changes = [{ field: 'soundCheckBy', after: VALUE }];
    const setting = { ctx, locale: 'en', statuses: new Map() };
    return {
      answer: told(seen),
      sheet: told(column.value(seen, {})) && (!column.permission || ctx.actor.permissions.has(column.permission)),
      document: told(showRow(seen, setting)),
      log: told(seenLog(ctx, { fields: showFields, words: showFieldWords }, [{ changes }])),
    };
  };
  console.log(JSON.stringify({
    kept: inputOf(show).soundCheckBy === VALUE,
    heading: showExcel.columns.find(({ id }) => id === 'soundCheckBy').name.nl,
    template: fieldsOf('record', 'show').some(({ path }) => path === 'soundCheckBy'),
    withRight: to('internal', ['show.read', 'show.readDeal']),
    withoutRight: to('internal', ['show.read']),
    outside: to('external', ['show.read', 'show.readDeal']),
  }));
`;

beforeAll(() => {
  for (const name of ['functions', 'shared', 'web', 'infra', 'tsconfig.json', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'channels.ts'), CHANNELS);
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['functions', 'web', 'shared', 'infra'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.field.json'), JSON.stringify(config));
});

/** Each step follows from the one before: the compiler leads from file to file. */
describe('a new optional field of a show', () => {
  it(
    'is asked for by the compiler: its definition, its words and its way into forms',
    () => {
      insert(
        'shared/domains/booking/show/schemas.ts',
        'room: text(100).optional(),',
        '\n  soundCheckBy: text(100).optional(),',
      );
      expect(complaints()).toEqual([WORDS, FIELDS, INPUT]);
      insert(
        FIELDS,
        '()({',
        "\n  soundCheckBy: { sees: 'internal', right: 'show.readDeal', type: 'text', in: ['excel', 'word'] },",
      );
      const words = { en: 'By', nl: 'Voor', de: 'Bis', it: 'Entro', es: 'Antes', 'pt-br': 'Antes', pt: 'Antes' };
      insert(WORDS, 'typeof showFields> = {', `\n  soundCheckBy: ${JSON.stringify(words)},`);
      insert(INPUT, 'return {', '\n    soundCheckBy: show.soundCheckBy,');
      expect(complaints()).toEqual([]);
    },
    COMPILE_MS,
  );

  it('is in every channel for those who may see it, and in none for others', () => {
    const { stdout, stderr } = spawnSync('npx', ['tsx', 'channels.ts'], { cwd: folder, encoding: 'utf8' });
    const everywhere = { answer: true, sheet: true, document: true, log: true };
    const nowhere = { answer: false, sheet: false, document: false, log: false };
    expect(stdout && JSON.parse(stdout), stderr).toEqual({
      kept: true,
      heading: 'Voor',
      template: true,
      withRight: everywhere,
      withoutRight: nowhere,
      outside: nowhere,
    });
  });
});
