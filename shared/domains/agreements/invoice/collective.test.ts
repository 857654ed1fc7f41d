import { expect, it } from 'vitest';
import { makeId } from '#shared/kernel/record/ids.ts';
import { checkCollective, collectiveInput, isMixed, notBilled } from './collective.ts';
import { BLANK_INVOICE } from './rules.ts';
import type { InvoiceInput } from './schemas.ts';

const id = (no: number) => makeId(no, 0, new Uint8Array(6));
const STANDING = { phase: 'confirmed', isSettled: false, hasBuyer: true, left: 100 };

const line = (text: string) => ({
  text,
  quantity: 1000,
  unit: 'C62' as const,
  priceC: 100,
  discountRate: 0,
  discount: 0,
  vatRateId: id(9),
});
const inputOf = (no: number, day: string, texts: readonly string[]): InvoiceInput => ({
  ...BLANK_INVOICE,
  bookkeepingId: id(1),
  companyId: id(2),
  locale: 'en',
  showIds: [id(no)],
  artistIds: [id(3)],
  date: '',
  dueDate: '',
  supplyFrom: day,
  supplyTo: day,
  currency: 'EUR',
  tagIds: [],
  lines: texts.map(line),
});
const buyer = (no: number) => ({ companyId: id(no), name: 'Koper', cityCountry: '' });
const part = (no: number, currency: 'EUR' | 'GBP' = 'EUR') => ({ buyer: buyer(no), currency });

it('bills confirmed shows with a buyer of which something is left', () => {
  expect(notBilled(STANDING)).toBeUndefined();
  expect(notBilled({ ...STANDING, phase: 'options' })).toBe('notConfirmed');
  expect(notBilled({ ...STANDING, isPreliminary: true })).toBe('notConfirmed');
  expect(notBilled({ ...STANDING, hasBuyer: false })).toBe('noBuyer');
  expect(notBilled({ ...STANDING, isSettled: true })).toBe('settled');
  expect(notBilled({ ...STANDING, left: 0 })).toBe('nothingLeft');
});

it('takes shows of one buyer in one currency only', () => {
  expect(() => checkCollective([part(2), part(2)])).not.toThrow();
  expect([isMixed([]), isMixed([part(2), part(2)]), isMixed([part(2), part(4)])]).toEqual([false, false, true]);
  expect(() => checkCollective([part(2), part(4)])).toThrow('document.mixedBuyers');
  expect(() => checkCollective([part(2), part(2, 'GBP')])).toThrow('document.mixedBuyers');
  expect(() => checkCollective([part(2), { ...part(2), missing: 'settled' }])).toThrow('invoice.nothingLeft');
});

it('groups the lines by show, in the order of their days, each with its own days', () => {
  const made = collectiveInput([inputOf(12, '2027-06-02', ['B', 'C']), inputOf(11, '2027-06-01', ['A'])]);
  expect(made).toMatchObject({
    showIds: [id(11), id(12)],
    artistIds: [id(3)],
    supplyFrom: '2027-06-01',
    supplyTo: '2027-06-02',
  });
  expect(made?.lines.map(({ text, showId, supplyFrom }) => [text, showId, supplyFrom])).toEqual([
    ['A', id(11), '2027-06-01'],
    ['B', id(12), '2027-06-02'],
    ['C', id(12), '2027-06-02'],
  ]);
  expect(collectiveInput([])).toBeUndefined();
});

it('refuses more lines than a document takes', () => {
  const many = Array.from({ length: 150 }, (_, i) => `Line ${i}`);
  const both = [inputOf(11, '2027-06-01', many), inputOf(12, '2027-06-02', many)];
  expect(() => collectiveInput(both)).toThrow('invoice.tooManyLines');
});
