import { describe, expect, it } from 'vitest';
import {
  answered,
  checkVatForm,
  guardedAddress,
  isProved,
  missingSteps,
  onboardingEnd,
  stageAfter,
  stateOf,
  submitted,
  withAnswer,
} from './rules.ts';
import type { OnboardingFields } from './schemas.ts';

const NOW = '2027-03-01T10:00:00.000Z';
const contact = { name: 'Anna', email: 'anna@new.example' };
const address = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  countryId: 'NL',
  stateId: '',
};
const WHOLE: OnboardingFields = {
  origin: 'operator',
  contact,
  agencyName: 'New',
  note: '',
  locale: 'en',
  stage: 'inProgress',
  linkId: 'link',
  expiresAt: '2027-03-10T10:00:00.000Z',
  clientId: 'client',
  answers: {
    company: { name: 'New', address, vatNumber: '', registerNumber: '' },
    brand: { primaryColor: '#FF0A81', logoKey: '', logoSize: 0 },
    books: { legalName: 'New BV', holder: 'New BV', iban: 'NL91ABNA0417164300', bic: '', currency: 'EUR' },
    region: { locale: 'en', zone: 'Europe/Amsterdam' },
    user: { name: 'Anna', email: 'Anna@new.example' },
    terms: { version: 1, hash: 'a'.repeat(64), locale: 'en', name: 'Anna', at: NOW },
    plan: { seats: 3, period: 'month' },
  },
};
const BEA = { name: 'Bea', email: 'bea@new.example' };

describe('the stage of an onboarding', () => {
  it('expires by the clock while it is open, and never after the submission', () => {
    expect(stateOf(WHOLE, NOW)).toBe('inProgress');
    expect(stateOf(WHOLE, '2027-03-10T10:00:00.000Z')).toBe('expired');
    expect(stateOf({ ...WHOLE, stage: 'provisioned' }, '2028-01-01T00:00:00.000Z')).toBe('provisioned');
    expect(onboardingEnd(new Date(NOW))).toBe('2027-03-15T10:00:00.000Z');
  });

  it('allows only its steps', () => {
    expect(stageAfter('invited', 'open')).toBe('opened');
    expect(stageAfter('opened', 'answer')).toBe('inProgress');
    for (const [stage, on] of [
      ['invited', 'answer'],
      ['submitted', 'answer'],
      ['submitted', 'withdraw'],
      ['withdrawn', 'mail'],
    ] as const)
      expect(() => stageAfter(stage, on)).toThrow('clientOnboarding.closed');
  });
});

describe('what is missing', () => {
  it('is each step without an answer, and a first user whose address is not proved', () => {
    expect(missingSteps(WHOLE)).toEqual([]);
    expect(missingSteps({ ...WHOLE, answers: {} })).toHaveLength(7);
    const other = withAnswer(WHOLE, 'user', BEA);
    expect(missingSteps(other)).toEqual(['user']);
    const proof = { email: 'BEA@new.example', linkId: 'other', isProved: true };
    expect(missingSteps({ ...other, proof })).toEqual([]);
    expect(isProved({ contact, proof: { ...proof, isProved: false } }, BEA.email)).toBe(false);
    expect(isProved({ contact, proof }, 'max@new.example')).toBe(false);
  });

  it('refuses the submission, and names each step', () => {
    const { plan: _plan, ...answers } = WHOLE.answers;
    expect(() => submitted({ ...WHOLE, answers }, NOW)).toThrow('invalidInput');
    expect(answered(WHOLE).plan.seats).toBe(3);
    const done = submitted(WHOLE, NOW);
    expect([done.stage, done.submittedAt]).toEqual(['submitted', NOW]);
    expect([guardedAddress(WHOLE), guardedAddress(done)]).toEqual(['', 'Anna@new.example']);
  });
});

it('refuses a VAT number that its country does not know, and takes one without a known form', () => {
  const located = (vatNumber: string, countryId: string) => ({ vatNumber, address: { ...address, countryId } });
  expect(() => checkVatForm(located('NL123', 'NL'))).toThrow('clientOnboarding.vatForm');
  expect(() => checkVatForm(located('NL855025311B01', 'NL'))).not.toThrow();
  expect(() => checkVatForm(located('', 'NL'))).not.toThrow();
  expect(() => checkVatForm(located('123', 'US'))).not.toThrow();
});
