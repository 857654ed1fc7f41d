import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const definitionOf = (model: string, from: string, to: string, code: number): string =>
  readFileSync(`shared/domains/${model}/record.ts`, 'utf8')
    .replaceAll(from, to)
    .replace(/code: \d+/, `code: ${code}`)
    .replace(/viewNo: \d+/, `viewNo: ${code}`)
    .replace(/(laterRights(?::| =) \{ )\d+:/, `$1${code}:`);
/** A kind of journey with every service: a definition and its line in the record book, and nothing else. */
const FERRY = definitionOf('journeys/lodging', 'lodging', 'ferry', 98).replace(
  "'stay',",
  "'stay', 'statuses', 'freeFields', 'import', 'owner',",
);
/** A kind of agreement, in the same way. */
const LETTER = definitionOf('agreements/quote', 'quote', 'letter', 99);

/** The tables that the compiler has to ask for the kind. Everything else follows from the definition. */
const ASKED = [
  'functions/domains/relations/import/example.ts',
  'functions/records/book.ts',
  'functions/records/printing.ts',
  'shared/domains/reference/status/defaults.ts',
  'shared/domains/relations/import/export-headings.ts',
  'shared/domains/relations/import/fields.ts',
  'shared/fields.ts',
  'shared/merge-fields.ts',
  'shared/record-words.ts',
  'web/domains/calendars/show-page/parts/documents-tab.tsx',
  'web/domains/journeys/show-travel/parts/kinds.tsx',
  'web/domains/relations/import/pages/import-page.tsx',
  'web/ui/record/kinds.ts',
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
  import { LATER_RIGHTS, readersOutside, ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
  import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
  import { LIST_NAMES } from '#shared/kernel/access/list-names.ts';
  import { isStayKind, TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
  import { BATCH_KINDS } from '#shared/domains/attached/my-selection/schemas.ts';
  import { EXCEL_KINDS } from '#shared/domains/attached/excel-template/schemas.ts';
  import { WORD_KINDS } from '#shared/domains/attached/word-template/schemas.ts';
  import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
  import { IMPORT_KINDS } from '#shared/domains/relations/import/schemas.ts';
  import { OWNED_KINDS } from '#shared/domains/identity/user/schemas.ts';
  import { APPOINTMENT_KINDS } from '#shared/kernel/record/planned-appointment.ts';
  import { AGREEMENT_KINDS, PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
  import { NUMBERED, NumberSeries } from '#shared/kernel/money/number-series.ts';
  import { LinkedEntity } from '#shared/domains/relations/link/schemas.ts';
  import { isPhaseFixed } from '#shared/domains/reference/status/rules.ts';
  import { FEED_KINDS } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
  import { areaOf } from '#infra/areas.ts';
  const lists = { MAIN_AREAS, STATUS_KINDS, RECORD_SUBJECTS, LIST_NAMES, TRAVEL_KINDS, BATCH_KINDS, EXCEL_KINDS,
    WORD_KINDS, FREE_KINDS, IMPORT_KINDS, OWNED_KINDS, APPOINTMENT_KINDS, FEED_KINDS };
  const ofAgreements = { AGREEMENT_KINDS, PRINTED_KINDS, NUMBERED, LINKED: LinkedEntity.options, STATUS_KINDS,
    series: Object.keys(NumberSeries.parse(undefined)) };
  console.log(JSON.stringify({
    without: Object.keys(lists).filter((name) => !lists[name].includes('ferry')),
    withoutLetter: Object.keys(ofAgreements).filter((name) => !ofAgreements[name].includes('letter')),
    finance: ROLE_PRESETS.finance.filter((right) => right.startsWith('letter.')).toSorted(),
    isLetterPhaseFixed: isPhaseFixed('letter'),
    rights: PERMISSIONS.filter((right) => right.startsWith('ferry.')),
    agent: ROLE_PRESETS.agent.filter((right) => right.startsWith('ferry.')),
    later: LATER_RIGHTS.filter((right) => right.startsWith('ferry.')),
    lastLater: LATER_RIGHTS.at(-1),
    isStay: isStayKind('ferry'),
    outside: readersOutside('ferry'),
    stack: areaOf('ferry').id,
  }));
`;

beforeAll(() => {
  for (const name of ['functions', 'shared', 'web', 'infra', 'tsconfig.json', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const book = readFileSync('shared/records.ts', 'utf8');
  write('shared/domains/journeys/ferry/record.ts', FERRY);
  write('shared/domains/agreements/letter/record.ts', LETTER);
  write(
    'shared/records.ts',
    `import { letterRecord } from './domains/agreements/letter/record.ts';
import { ferryRecord } from './domains/journeys/ferry/record.ts';
${book.replace('export const RECORDS = [', 'export const RECORDS = [ferryRecord, letterRecord,')}`,
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
      withoutLetter: [],
      finance: ['letter.create', 'letter.read', 'letter.send', 'letter.update'],
      isLetterPhaseFixed: true,
      later: ['ferry.read', 'ferry.update', 'ferry.delete'],
      lastLater: 'letter.send',
      isStay: true,
      outside: ['artist'],
      stack: 'travel',
    });
  });
});
