import { expect, it } from 'vitest';
import { contractNumber, contractRules } from './rules.ts';

const { checkRemovable, checkSendable, checkVoidable } = contractRules;

const rendering = (state: 'pending' | 'ready' | 'failed') => ({
  hash: 'h',
  state,
  files: [{ kind: 'pdf' as const, key: 'k', size: 1, type: 'application/pdf', name: 'n' }],
});

it('numbers a contract by year, four figures and more', () => {
  expect(contractNumber(2026, 42)).toBe('C-2026-0042');
  expect(contractNumber(2026, 12_345)).toBe('C-2026-12345');
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
