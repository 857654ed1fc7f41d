import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contractMachine } from '#shared/domains/agreements/contract/rules.ts';
import { eInvoiceMachine } from '#shared/domains/agreements/e-invoice/rules.ts';
import { esignMachine } from '#shared/domains/agreements/esign/states.ts';
import { invoiceMachine } from '#shared/domains/agreements/invoice/rules.ts';
import { purchaseMachine } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import { quoteMachine } from '#shared/domains/agreements/quote/rules.ts';
import { statementMachine } from '#shared/domains/agreements/statement/rules.ts';
import { productionMachine } from '#shared/domains/booking/production/rules.ts';
import { showLock, showMachine } from '#shared/domains/booking/show/rules.ts';
import { grantMachine } from '#shared/domains/identity/access-grant/rules.ts';
import { userMachine } from '#shared/domains/identity/user/rules.ts';
import { requestMachine } from '#shared/domains/journeys/advancing/states.ts';
import { guestListMachine, guestMachine } from '#shared/domains/journeys/guest-list/rules.ts';
import { travelMachine } from '#shared/domains/journeys/travel/rules.ts';
import { onboardingMachine } from '#shared/domains/operator/client-onboarding/rules.ts';
import { artistMachine } from '#shared/domains/relations/artist/machine.ts';
import { companyMachine } from '#shared/domains/relations/company/rules.ts';
import { contactMachine } from '#shared/domains/relations/contact/rules.ts';
import { importMachine } from '#shared/domains/relations/import/rules.ts';
import { mergeMachine } from '#shared/domains/relations/merge/rules.ts';
import type { Machine } from '#shared/kernel/record/machine.ts';

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
    statementMachine,
    eInvoiceMachine,
    esignMachine,
    companyMachine,
    contactMachine,
    artistMachine,
    productionMachine,
  ],
  ...[travelMachine, guestListMachine, guestMachine, requestMachine, userMachine, mergeMachine, importMachine],
  onboardingMachine,
  grantMachine,
];

const drawing = ({ name, first, steps }: Machine<string>): string => {
  const begins = [first].flat().map((state) => `  [*] --> ${state}`);
  const arrows = steps.flatMap(({ on, from, to }) => from.map((state) => `  ${state} --> ${to ?? state}: ${on}`));
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
