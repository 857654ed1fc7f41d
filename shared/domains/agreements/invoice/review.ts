import type { IssueFlow } from '#shared/domains/reference/bookkeeping/issue-flow.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { checkStep } from './rules.ts';
import type { InvoiceFields } from './schemas.ts';
import { awaitingArtist, checkAccepted } from './self-bill.ts';

interface Flow {
  readonly issueFlow?: IssueFlow | undefined;
}
type Person = NonNullable<InvoiceFields['review']>['by'];

/** Whether a bookkeeping issues an invoice only after its review. One stored by an older release has no flow. */
export const hasReview = ({ issueFlow = 'direct' }: Flow): boolean => issueFlow !== 'direct';

interface Submitting {
  readonly flow: Flow;
  readonly by: Person;
  readonly at: string;
}
/** Hands a draft to the reviewers. Nothing of it is frozen. */
export function submitted<I extends InvoiceFields>(invoice: I, { flow, by, at }: Submitting): I {
  checkStep(invoice, 'submit');
  // The artist reviews a self-billed invoice, whatever the bookkeeping wants.
  if (!hasReview(flow) && !invoice.selfBill) throw new AppError('document.badTransition');
  const { sentBack: _old, ...rest } = invoice;
  return { ...rest, stage: 'review', review: { by, at } } as I;
}

/** Returns a document from its review, with the reason for its author. */
export function sentBack<I extends InvoiceFields>(invoice: I, back: NonNullable<InvoiceFields['sentBack']>): I {
  checkStep(invoice, 'send back');
  const { review: _old, selfBill, ...rest } = invoice;
  const { accepted: _accepted, ...purchase } = selfBill ?? {};
  return { ...rest, ...(selfBill ? { selfBill: purchase } : {}), stage: 'draft', sentBack: back } as I;
}

/** Drafts of older releases do not name their creator, so the person who submitted them counts. */
const creatorOf = ({ createdBy, review }: InvoiceFields) => createdBy?.userId ?? review?.by.userId;

/** Refuses to issue a document that its bookkeeping wants reviewed first, or issued by another person. */
export function checkReviewed(invoice: InvoiceFields, flow: Flow, userId: string): void {
  if (invoice.selfBill) {
    checkAccepted(invoice);
    return;
  }
  if (hasReview(flow) && invoice.stage === 'draft') throw new AppError('invoice.reviewFirst');
  if (flow.issueFlow === 'fourEyes' && creatorOf(invoice) === userId) throw new AppError('invoice.fourEyes');
}

type Objection = NonNullable<NonNullable<InvoiceFields['selfBill']>['objection']>;
/** Returns a self-billed draft because its artist wants a change. An accepted one stands. */
export function objectedTo<I extends InvoiceFields>(invoice: I, objection: Objection): I {
  if (awaitingArtist(invoice).accepted) throw new AppError('document.badTransition');
  const { at, name, text, linkId } = objection;
  const back = sentBack(invoice, { by: { userId: linkId, name }, at, reason: text });
  return back.selfBill ? { ...back, selfBill: { ...back.selfBill, objection } } : back;
}
