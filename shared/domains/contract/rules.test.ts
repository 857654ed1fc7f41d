import { expect, it } from 'vitest';
import { checkRemovable, checkSendable, checkVoidable, contractNumber, lastDay, needsRendering } from './rules.ts';

const rendering = (state: 'pending' | 'ready' | 'failed') => ({
  hash: 'h',
  state,
  files: [{ kind: 'pdf' as const, key: 'k', size: 1, type: 'application/pdf', name: 'n' }],
});

it('numbers a contract by year, four figures and more', () => {
  expect(contractNumber(2026, 42)).toBe('C-2026-0042');
  expect(contractNumber(2026, 12_345)).toBe('C-2026-12345');
});

it('asks for paper when there is none, when it failed and when it is of another state', () => {
  const now = new Date('2026-01-01T12:00:00Z');
  const asked = (askedAt: string) => needsRendering({ ...rendering('pending'), askedAt }, 'h', now);
  expect(needsRendering(undefined, 'h', now)).toBe(true);
  expect(needsRendering(rendering('failed'), 'h', now)).toBe(true);
  expect(needsRendering(rendering('ready'), 'other', now)).toBe(true);
  expect(needsRendering(rendering('ready'), 'h', now)).toBe(false);
  expect(asked('2026-01-01T11:50:00Z')).toBe(false);
  // Whoever was at it has died, or the first ones never said since when.
  expect(asked('2026-01-01T11:40:00Z')).toBe(true);
  expect(needsRendering(rendering('pending'), 'h', now)).toBe(true);
});

it('sends only what can be read and still holds', () => {
  expect(checkSendable({ stage: 'sent' }, rendering('ready')).hash).toBe('h');
  expect(() => checkSendable({ stage: 'draft' }, rendering('pending'))).toThrow('contract.notReady');
  expect(() => checkSendable({ stage: 'draft' }, undefined)).toThrow('contract.notReady');
  expect(() => checkSendable({ stage: 'void' }, rendering('ready'))).toThrow('contract.void');
});

it('drops drafts alone and voids only what was sent', () => {
  expect(() => checkRemovable({ stage: 'draft' })).not.toThrow();
  for (const stage of ['sent', 'void'] as const) expect(() => checkRemovable({ stage })).toThrow('contract.frozen');
  expect(() => checkVoidable({ stage: 'sent' })).not.toThrow();
  expect(() => checkVoidable({ stage: 'draft' })).toThrow('contract.notSent');
  expect(() => checkVoidable({ stage: 'void' })).toThrow('contract.void');
});

it('lets a link live 30 days unless said, today at least and a year at most', () => {
  expect(lastDay('2026-01-01', undefined)).toBe('2026-01-31');
  expect(lastDay('2026-01-01', '2026-01-01')).toBe('2026-01-01');
  expect(lastDay('2026-01-01', '2027-01-01')).toBe('2027-01-01');
  expect(() => lastDay('2026-01-01', '2027-01-02')).toThrow('dateRange');
  expect(() => lastDay('2026-01-01', '2025-12-31')).toThrow('dateRange');
});
