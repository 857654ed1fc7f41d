import { expect, it } from 'vitest';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type CertificateInput, certificateState, checkCertificate } from './certificate.ts';

const TODAY = '2027-06-10';
const refusal = (input: CertificateInput) => {
  try {
    checkCertificate(input, TODAY);
  } catch (e) {
    return e instanceof AppError ? `${e.code} ${e.details[0]?.field}` : e;
  }
};

it('the newest day tells the state', () => {
  expect(certificateState()).toBe('notRequested');
  expect(certificateState({ requestedOn: '2027-06-01' })).toBe('requested');
  expect(certificateState({ receivedOn: '2027-06-02' })).toBe('received');
  expect(certificateState({ requestedOn: '2027-06-01', receivedOn: '2027-06-02', reclaimedOn: TODAY })).toBe(
    'reclaimed',
  );
});

it('days are in order and not in the future', () => {
  expect(refusal({})).toBeUndefined();
  expect(refusal({ requestedOn: TODAY, receivedOn: TODAY, reclaimedOn: TODAY })).toBeUndefined();
  expect(refusal({ requestedOn: '2027-06-11' })).toBe('deal.dateInFuture requestedOn');
  expect(refusal({ requestedOn: TODAY, receivedOn: '2027-06-09' })).toBe('deal.dateTooEarly receivedOn');
  expect(refusal({ receivedOn: TODAY, reclaimedOn: '2027-06-09' })).toBe('deal.dateTooEarly reclaimedOn');
});

it('nothing is claimed and no file is kept before the certificate came', () => {
  expect(refusal({ requestedOn: '2027-06-01', reclaimedOn: TODAY })).toBe('required receivedOn');
  expect(refusal({ fileId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' })).toBe('required receivedOn');
});
