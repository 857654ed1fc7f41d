import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of tests that need a table. */
const FOLDERS = ['test/api', 'test/bench', 'scripts/seed', 'functions/platform'];
const OF_PLATFORM =
  /platform\/(list-index|picker)\/|platform\/(data\/(sequence|unique-value|due|capacity-meter|write)|files\/usage|mail\/once)\.test/;
/** Signs that a test changes its process: variables, mocks, its own server or table. Spies end with their test. */
const OWN_WORLD = new RegExp(
  [
    /\b(ownTable|startPrinting|startGoogle|realPool)\b|\blisten\(/,
    /process\.env(\.\w+ (\?\?)?=[^=]|\b[^.])|delete process\.env/,
    /\bvi\.(?!(fn|spyOn|restoreAllMocks|waitFor|mocked)\b)[a-z]+/i,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const testsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
const needsOwnProcess = (file: string): boolean => OWN_WORLD.test(readFileSync(file, 'utf8'));

interface Tests {
  /** Files that each get a separate process. */
  readonly alone: string[];
  /** Files that leave their process unchanged, so a worker reads the product's modules once for all of them. */
  readonly sharing: string[];
}
const apart = (files: readonly string[]): Tests => ({
  alone: files.filter(needsOwnProcess),
  sharing: files.filter((file) => !needsOwnProcess(file)),
});

const needsTable = (file: string): boolean => !file.startsWith('functions') || OF_PLATFORM.test(file);

export const dataTests = apart(FOLDERS.flatMap(testsIn).filter(needsTable));
export const unitTests = apart(testsIn('functions').filter((file) => !needsTable(file)));

const NEEDS_DOCUMENT = /@vitest-environment jsdom/;
const web = apart(testsIn('web'));
const [withDocument, withoutDocument] = [true, false].map((needed) =>
  web.sharing.filter((file) => NEEDS_DOCUMENT.test(readFileSync(file, 'utf8')) === needed),
);
/** A library that once found no document never looks again. So tests with a document share processes of their own. */
export const webTests = { alone: web.alone, sharing: withoutDocument, sharingDocument: withDocument };
