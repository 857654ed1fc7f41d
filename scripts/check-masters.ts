/** Limits the lines of a simple master outside the kit: contract, rules, store, handlers and pages together. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainFolder } from './domain-folders.ts';

const LIMIT = 150;
const LAYERS = ['shared', 'functions', 'web'] as const;
/** Simple masters: neither an exchange rate (feed, history, table by date) nor a bookkeeping (counts documents). */
const MASTERS = [
  'age-restriction airline airport article article-category bank-account brand business-central-project',
  'checklist-preset cost-center country culture currency payment-term product product-group product-template',
  'state-alias url vat-rate',
].flatMap((line) => line.split(' '));
/** Files that count; an agency's `defaults` are data and do not. */
const COUNTED = /(?<!\.test|\/defaults)\.tsx?$/;

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => COUNTED.test(file));

for (const master of MASTERS) {
  const files = LAYERS.flatMap((layer) => filesOf(domainFolder(layer, master) ?? ''));
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
  if (lines <= LIMIT) continue;
  console.log(
    `${master}: ${lines} lines, more than the ${LIMIT} of a master; what it shares with others belongs in the kit`,
  );
  process.exitCode = 1;
}
