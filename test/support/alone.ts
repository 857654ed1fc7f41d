import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of tests that need a table. */
const FOLDERS = ['test/api', 'scripts/seed', 'functions/platform'];
const OF_PLATFORM = /platform\/(list-index|picker)\/|platform\/(sequence|guard|due|meter|file-usage|write)\.test/;
/** What a test may change about its process: variables, mocks, a server or a table of its own. */
const OWN_WORLD = /\b(ownTable|startPaper|paperAgencies|startGoogle|process\.env)\b|\bvi\.[a-z]+|\blisten\(/;

const testsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

const tests = FOLDERS.flatMap(testsIn).filter((file) => !file.startsWith('functions') || OF_PLATFORM.test(file));
const needsOwnProcess = (file: string): boolean => OWN_WORLD.test(readFileSync(file, 'utf8'));

/** Each gets a process of its own. */
export const aloneTests: readonly string[] = tests.filter(needsOwnProcess);
/** They leave their process as they found it, so a worker reads the modules of the product once for all of them. */
export const sharingTests: readonly string[] = tests.filter((file) => !needsOwnProcess(file));
