import { expect } from 'vitest';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import type { Billing } from '#test/api/invoice/agency.ts';
import { draftOf, newArtist, sent, settledNight } from '#test/api/statement/statements.ts';
import { ok } from '#test/support/api.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';

export const NINA = { name: 'Nina Test', email: 'nina@test.example' };
const { get, mail } = statementContract.routes;
const ofStatement = ({ tenantId }: Billing, id: string) => ({ tenantId, entity: 'statement', id });
type Mails = readonly { readonly to: string; readonly text: string }[];

/** The secret of the last mail to an address. */
export const secretIn = (mails: Mails, to = NINA.email): string => {
  const found = mails.findLast((one) => one.to === to && one.text.includes('/statement/invitation/'));
  return /\/statement\/invitation\/([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
};

/** Prints a sent statement. */
export async function printed(agency: Billing, { id }: Pick<Statement, 'id'>): Promise<Statement> {
  const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
  const messages = await promised(ofStatement(agency, id), 'render');
  const { batchItemFailures } = await handler({ Records: messages.map((message) => sqsRecord(message)) });
  expect(batchItemFailures).toEqual([]);
  return ok(get, agency.users.agent, { params: { id } });
}

/** A statement over one show of 1,000.00 that was sent and printed. */
export async function readyStatement(agency: Billing, more: object = {}): Promise<Statement> {
  const artist = await newArtist(agency);
  await settledNight(agency, [artist.id]);
  return printed(agency, await sent(agency, await draftOf(agency, artist.id, more)));
}

/** The same, mailed to Nina. */
export async function mailedStatement(agency: Billing, mails: Mails, sending: object = {}, more: object = {}) {
  const ready = await readyStatement(agency, more);
  const body = { rev: ready.rev, recipient: NINA, locale: 'en' as const, message: 'Here it is.', ...sending };
  const statement = await ok(mail, agency.users.agent, { params: { id: ready.id }, body });
  await workOff(ofStatement(agency, ready.id), 'documentLink');
  return { statement, secret: secretIn(mails) };
}
