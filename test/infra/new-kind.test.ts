import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '#scripts/local/temp-folder.ts';

/** A kind of journey with every service: a definition and its line in the record book, and nothing else. */
const DEFINITION = readFileSync('shared/domains/journeys/lodging/record.ts', 'utf8')
  .replaceAll('lodging', 'ferry')
  .replace(/code: \d+/, 'code: 99')
  .replace(/viewNo: \d+/, 'viewNo: 99')
  .replace("can: ['attachments'", "can: ['attachments', 'statuses', 'freeFields', 'import', 'owner'");

/** The tables that the compiler has to ask for the kind. Everything else follows from the definition. */
const ASKED = [
  'functions/domains/calendars/icalendar-feed/travel-events.ts',
  'functions/domains/journeys/show-travel/areas.ts',
  'functions/domains/journeys/show-travel/public/stores.ts',
  'functions/domains/relations/import/example.ts',
  'functions/records/book.ts',
  'shared/domains/reference/status/defaults.ts',
  'shared/domains/relations/import/export-headings.ts',
  'shared/domains/relations/import/fields.ts',
  'shared/fields.ts',
  'shared/merge-fields.ts',
  'shared/record-words.ts',
  'web/app/shell/appointment-menu.ts',
  'web/app/shell/palette-records.ts',
  'web/domains/journeys/show-travel/parts/kinds.tsx',
  'web/domains/journeys/show-travel/widgets/travel-glance.tsx',
  'web/domains/relations/import/pages/import-page.tsx',
  'web/ui/record/kind-icons.ts',
  'web/ui/record/kind-words.ts',
];

/** A whole compile takes this long beside other work. */
const COMPILE_MS = 300_000;

const folder = tempFolder('new-kind');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** Lists what follows from the record book, as a program in the copy sees it. */
const DERIVED = `
  import { MAIN_AREAS, STATUS_KINDS } from '#shared/kernel/record/main-area.ts';
  import { PERMISSIONS } from '#shared/kernel/access/permission.ts';
  import { readersOutside, ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
  import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
  import { LIST_NAMES } from '#shared/kernel/access/list-names.ts';
  import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
  import { BATCH_KINDS } from '#shared/domains/attached/my-selection/schemas.ts';
  import { EXCEL_KINDS } from '#shared/domains/attached/excel-template/schemas.ts';
  import { WORD_KINDS } from '#shared/domains/attached/word-template/schemas.ts';
  import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
  import { IMPORT_KINDS } from '#shared/domains/relations/import/schemas.ts';
  import { OWNED_KINDS } from '#shared/domains/identity/user/schemas.ts';
  import { APPOINTMENT_KINDS } from '#shared/kernel/record/planned-appointment.ts';
  import { FEED_KINDS } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
  import { areaOf } from '#infra/areas.ts';
  const lists = { MAIN_AREAS, STATUS_KINDS, RECORD_SUBJECTS, LIST_NAMES, TRAVEL_KINDS, BATCH_KINDS, EXCEL_KINDS,
    WORD_KINDS, FREE_KINDS, IMPORT_KINDS, OWNED_KINDS, APPOINTMENT_KINDS, FEED_KINDS };
  console.log(JSON.stringify({
    without: Object.keys(lists).filter((name) => !lists[name].includes('ferry')),
    rights: PERMISSIONS.filter((right) => right.startsWith('ferry.')),
    agent: ROLE_PRESETS.agent.filter((right) => right.startsWith('ferry.')),
    outside: readersOutside('ferry'),
    stack: areaOf('ferry').id,
  }));
`;

beforeAll(() => {
  for (const name of ['functions', 'shared', 'web', 'infra', 'tsconfig.json', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const book = readFileSync('shared/records.ts', 'utf8');
  write('shared/domains/journeys/ferry/record.ts', DEFINITION);
  write(
    'shared/records.ts',
    `import { ferryRecord } from './domains/journeys/ferry/record.ts';\n${book.replace('export const RECORDS = [', 'export const RECORDS = [ferryRecord,')}`,
  );
  write('derived.ts', DERIVED);
  write(
    'tsconfig.kind.json',
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false },
      include: ['functions', 'web', 'shared', 'infra'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    }),
  );
});

describe('a new kind of record', () => {
  it(
    'is named by the compiler in every table that it belongs to',
    () => {
      const args = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.kind.json', '--pretty', 'false'];
      const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      const files = [...stdout.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(([, file]) => file);
      expect([...new Set(files)].sort()).toEqual(ASKED);
    },
    COMPILE_MS,
  );
  it('is in every list of kinds, has its rights, its readers and its stack', () => {
    const { stdout, stderr } = spawnSync('npx', ['tsx', 'derived.ts'], { cwd: folder, encoding: 'utf8' });
    const rights = ['ferry.read', 'ferry.create', 'ferry.update', 'ferry.delete'];
    expect(stdout && JSON.parse(stdout), stderr).toEqual({
      without: [],
      rights,
      agent: rights,
      outside: ['artist'],
      stack: 'travel',
    });
  });
});
