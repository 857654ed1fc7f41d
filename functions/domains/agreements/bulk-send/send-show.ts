import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { addedFile } from '#functions/domains/agreements/esign/public/added-files.ts';
import { beginSigning } from '#functions/domains/agreements/esign/public/begin.ts';
import { sendSigning } from '#functions/domains/agreements/esign/public/send.ts';
import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { factsOf, type ShowFacts } from './facts.ts';
import { contractFor, invoiceFor } from './make.ts';
import { isPrinted, type Waiting } from './printed.ts';
import { ridersOfShow } from './riders.ts';
import { checkRights } from './rights.ts';
import type { BulkSend } from './store.ts';

const named = ({ id, number }: Agreement) => ({ id, number });

/** Whether this run has sent the document already, and only its result is missing. */
const isOurs = ({ signing }: ShowFacts, { userId, createdAt, isSent }: BulkSend): boolean =>
  signing !== undefined && isSent && signing.author.userId === userId && (signing.sentAt ?? '') >= createdAt;

interface Begun {
  readonly run: BulkSend;
  readonly show: Stored<ShowFields>;
  readonly facts: ShowFacts;
  readonly contract: Agreement;
  readonly waiting: Waiting;
}
/** The draft of the signing. One that exists goes out as it was prepared. Undefined while the invoice is printed. */
async function signingFor(ctx: UserContext, { run, show, facts, contract, waiting }: Begun): Promise<Id | undefined> {
  if (facts.signing?.state === 'draft') return facts.signing.id;
  const invoice = run.withInvoice ? await invoiceFor(ctx, show.id, waiting) : undefined;
  if (run.withInvoice && !invoice) return undefined;
  const riders = run.withRiders ? await ridersOfShow(ctx, show, contract.locale) : [];
  const files = await Promise.all([
    ...riders.map(({ fileKey: key, fileName: name }) => addedFile(ctx, { role: 'annex', key, name })),
    ...(invoice ? [addedFile(ctx, { role: 'info', ...invoice })] : []),
  ]);
  const { message, signer } = run;
  return (await beginSigning(ctx, { kind: 'contract', id: contract.id }, { message, signer, files })).id;
}

/**
 * Brings the contract of a show out for signature: makes what is missing, and waits for its prints. Each step finds what
 * an earlier run has done. Answers the contract, or nothing while a print is under way.
 */
export async function sendShow(
  ctx: UserContext,
  run: BulkSend,
  { showId, printed }: { readonly showId: Id; readonly printed?: string | undefined },
) {
  checkRights(ctx, run);
  const show = await internalShow(ctx, showId);
  const facts = await factsOf(ctx, show, run.signer);
  if (facts.contract && isOurs(facts, run)) return named(facts.contract);
  const [reason] = facts.reasons;
  if (reason) throw new AppError(reason);
  const waiting: Waiting = { runId: run.id, showId, printed };
  const contract = facts.contract ?? (await contractFor(ctx, showId));
  if (!(await isPrinted(ctx, contractKind, contract, waiting))) return undefined;
  const id = await signingFor(ctx, { run, show, facts, contract, waiting });
  if (!id) return undefined;
  if (run.isSent) await sendSigning(ctx, id);
  return named(contract);
}
