import { describe, expect, it } from 'vitest';
import { checkReviewed, sentBack, submitted } from './review.ts';
import type { InvoiceFields } from './schemas.ts';

const document = (more: Partial<InvoiceFields>) => more as InvoiceFields;

const ANNA = { userId: 'anna', name: 'Anna' };
const AT = '2026-11-27T10:00:00.000Z';
const draft = document({ stage: 'draft', createdBy: ANNA });
const inReview = submitted(draft, { flow: { issueFlow: 'review' }, by: ANNA, at: AT });

describe('the review of an invoice', () => {
  it('leads a draft to its reviewers and back to its author with a reason', () => {
    expect(inReview).toMatchObject({ stage: 'review', review: { by: ANNA, at: AT } });
    const back = sentBack(inReview, { by: { userId: 'ben', name: 'Ben' }, at: AT, reason: 'Wrong VAT' });
    expect(back).toMatchObject({ stage: 'draft', sentBack: { reason: 'Wrong VAT' } });
    expect(back).not.toHaveProperty('review');
    expect(submitted(back, { flow: { issueFlow: 'review' }, by: ANNA, at: AT })).not.toHaveProperty('sentBack');
  });

  it.each([undefined, 'direct' as const])('does not exist in a bookkeeping with the flow %s', (issueFlow) => {
    expect(() => submitted(draft, { flow: { issueFlow }, by: ANNA, at: AT })).toThrow('document.badTransition');
    expect(() => checkReviewed(draft, { issueFlow }, 'anna')).not.toThrow();
  });

  it('refuses a second submission, and to send back what is no longer in review', () => {
    expect(() => submitted(inReview, { flow: { issueFlow: 'review' }, by: ANNA, at: AT })).toThrow();
    expect(() => sentBack(draft, { by: ANNA, at: AT, reason: 'x' })).toThrow('document.badTransition');
    expect(() => sentBack(document({ stage: 'outstanding' }), { by: ANNA, at: AT, reason: 'x' })).toThrow();
  });
});

describe('the issue after a review', () => {
  it('needs the review first', () => {
    expect(() => checkReviewed(draft, { issueFlow: 'review' }, 'ben')).toThrow('invoice.reviewFirst');
    expect(() => checkReviewed(inReview, { issueFlow: 'review' }, 'anna')).not.toThrow();
  });

  it('is refused to the creator where four eyes are wanted', () => {
    expect(() => checkReviewed(inReview, { issueFlow: 'fourEyes' }, 'anna')).toThrow('invoice.fourEyes');
    expect(() => checkReviewed(inReview, { issueFlow: 'fourEyes' }, 'ben')).not.toThrow();
  });

  it('takes the person who submitted an older draft as its creator', () => {
    const { createdBy: _unknown, ...old } = inReview;
    expect(() => checkReviewed(old, { issueFlow: 'fourEyes' }, 'anna')).toThrow('invoice.fourEyes');
  });
});
