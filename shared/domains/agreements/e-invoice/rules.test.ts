import { expect, it } from 'vitest';
import type { EState } from '#shared/domains/agreements/invoice/kinds.ts';
import { checkMaySubmit, checkScheme } from './rules.ts';

const receiver = { scheme: '0106', id: '12345678' } as const;
const refusal = (run: () => void): string | undefined => {
  try {
    run();
    return undefined;
  } catch (e) {
    return (e as { code: string }).code;
  }
};
const submitting = (state?: EState) => {
  const eInvoice = state && { state, submissionId: 'a', attempt: 1, receiver, at: '', by: '' };
  return refusal(() => checkMaySubmit({ stage: 'outstanding', eInvoice }));
};

it('a document is submitted once, and again only after a failure', () =>
  expect([submitting(), submitting('submitted'), submitting('delivered'), submitting('failed')]).toEqual([
    ...[undefined, 'einvoice.alreadySent', 'einvoice.alreadySent', undefined],
  ]));

it('a draft is never submitted', () =>
  expect(refusal(() => checkMaySubmit({ stage: 'draft' }))).toBe('document.badTransition'));

it('a number belongs to the country of the entity, or to none', () => {
  expect(refusal(() => checkScheme('0106', 'NL'))).toBeUndefined();
  expect(refusal(() => checkScheme('0088', 'NL'))).toBeUndefined();
  expect(refusal(() => checkScheme('9930', 'NL'))).toBe('einvoice.foreignScheme');
});
