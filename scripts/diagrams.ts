import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { artistMachine } from '#shared/domains/artist/machine.ts';
import { companyMachine } from '#shared/domains/company/rules.ts';
import { contactMachine } from '#shared/domains/contact/rules.ts';
import { contractMachine } from '#shared/domains/contract/rules.ts';
import { guestListMachine, guestMachine } from '#shared/domains/guest-list/rules.ts';
import { importMachine } from '#shared/domains/import/rules.ts';
import { invoiceMachine } from '#shared/domains/invoice/rules.ts';
import { mergeMachine } from '#shared/domains/merge/rules.ts';
import { productionMachine } from '#shared/domains/production/rules.ts';
import { purchaseMachine } from '#shared/domains/purchase-agreement/rules.ts';
import { quoteMachine } from '#shared/domains/quote/rules.ts';
import { showLock, showMachine } from '#shared/domains/show/rules.ts';
import { travelMachine } from '#shared/domains/travel/rules.ts';
import { userMachine } from '#shared/domains/user/rules.ts';
import type { Machine } from '#shared/kernel/machine.ts';

const FILE = 'ARCHITECTURE.md';
const [BEGIN, END] = ['<!-- states: npx tsx scripts/diagrams.ts -->', '<!-- /states -->'];
/** One line per main area. */
const machines: readonly Machine<string>[] = [
  ...[
    showMachine,
    showLock,
    contractMachine,
    quoteMachine,
    purchaseMachine,
    invoiceMachine,
    companyMachine,
    contactMachine,
    artistMachine,
    productionMachine,
  ],
  ...[travelMachine, guestListMachine, guestMachine, userMachine, mergeMachine, importMachine],
];

const drawing = ({ name, first, steps }: Machine<string>): string => {
  const begins = [first].flat().map((state) => `  [*] --> ${state}`);
  const arrows = steps.flatMap(({ on, from, to }) => from.map((state) => `  ${state} --> ${to}: ${on}`));
  return [`**${name}**`, '', '```mermaid', 'stateDiagram-v2', ...begins, ...arrows, '```'].join('\n');
};

/** The document with its diagrams as the rules have them now. */
export function withDiagrams(document: string): string {
  const [before = '', rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${FILE} has no place for diagrams: ${BEGIN} ... ${END}`);
  return [before, BEGIN, '\n', machines.map(drawing).join('\n\n'), '\n', END, after].join('');
}

export function diagramsAreCurrent(): boolean {
  const document = readFileSync(FILE, 'utf8');
  return withDiagrams(document) === document;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(FILE, withDiagrams(readFileSync(FILE, 'utf8')));
