import { expect, test } from 'vitest';
import { DOCUMENT_STATES } from '#shared/domains/agreements/esign/states.ts';
import { type BulkFacts, reasonsOf, ridersFor } from './rules.ts';

const READY: BulkFacts = {
  isCancelled: false,
  isPreliminary: false,
  hasParty: true,
  signer: { name: 'Nina', email: 'nina@hall.example' },
};

test('a confirmed show with a promoter and an address can be sent', () => {
  expect(reasonsOf(READY)).toEqual([]);
  expect(reasonsOf({ ...READY, contractStage: 'draft' })).toEqual([]);
  expect(reasonsOf({ ...READY, contractStage: 'sent' })).toEqual([]);
});

test('each missing fact is a reason of its own', () => {
  expect(reasonsOf({ ...READY, isCancelled: true })).toEqual(['bulkSend.cancelled']);
  expect(reasonsOf({ ...READY, isPreliminary: true })).toEqual(['bulkSend.preliminary']);
  expect(reasonsOf({ ...READY, hasParty: false, signer: { name: '', email: '' } })).toEqual(['bulkSend.noParty']);
  expect(reasonsOf({ ...READY, signer: { name: 'Nina', email: '' } })).toEqual(['bulkSend.noSigner']);
  expect(reasonsOf({ ...READY, signer: { name: '', email: 'nina@hall.example' } })).toEqual(['bulkSend.noSigner']);
  expect(reasonsOf({ ...READY, contractStage: 'signed' })).toEqual(['bulkSend.signed']);
});

test('a signing that is under way or over is the only reason', () => {
  const reasons = Object.fromEntries(
    DOCUMENT_STATES.map((signing) => [signing, reasonsOf({ ...READY, hasParty: false, signing })]),
  );
  expect(reasons).toEqual({
    draft: [],
    review: ['bulkSend.inReview'],
    outForSignature: ['bulkSend.out'],
    completing: ['bulkSend.out'],
    completed: ['bulkSend.signed'],
    manualComplete: ['bulkSend.signed'],
    declined: ['bulkSend.ended'],
    expired: ['bulkSend.ended'],
    // The show begins a new signing, which needs a party again.
    discarded: ['bulkSend.noParty'],
  });
});

const rider = (kind: string, language: string, validFrom: string) => ({ artistId: 'a', kind, language, validFrom });

test('of each kind of rider, the one in the language of the contract goes along', () => {
  const [english, german] = [rider('technical', 'en-GB', '2026-05-01'), rider('technical', 'de', '2025-01-01')];
  const hospitality = rider('hospitality', 'en', '');
  expect(ridersFor([english, german, hospitality], '2026-08-01', 'de')).toEqual([german, hospitality]);
  expect(ridersFor([german, english, hospitality], '2026-08-01', 'en')).toEqual([english, hospitality]);
  expect(ridersFor([german, english], '2026-08-01', 'it')).toEqual([english]);
});

test('a rider that begins after the show stays behind', () => {
  const [now, later] = [rider('technical', 'en', '2026-01-01'), rider('technical', 'en', '2026-09-01')];
  expect(ridersFor([now, later], '2026-08-31', 'en')).toEqual([now]);
  expect(ridersFor([now, later], '2026-09-01', 'en')).toEqual([later]);
  expect(ridersFor([later], '2026-08-01', 'en')).toEqual([]);
});

test('each artist has riders of their own', () => {
  const [one, other] = [rider('technical', 'en', ''), { ...rider('technical', 'en', ''), artistId: 'b' }];
  expect(ridersFor([one, other], '2026-08-31', 'en')).toEqual([one, other]);
});
