import { describe, expect, it } from 'vitest';
import { machine } from '#shared/kernel/record/machine.ts';
import type { Rendering } from './rendering.ts';
import { agreementNumber, agreementOf, agreementRules } from './rules.ts';
import type { AgreementFields } from './schemas.ts';

const life = machine({
  name: 'test',
  first: 'draft',
  steps: [
    { on: 'change the document', from: ['draft'] },
    { on: 'send', from: ['draft', 'sent'], to: 'sent' },
    { on: 'sign', from: ['sent'], to: 'signed' },
    { on: 'void', from: ['sent', 'signed'], to: 'void' },
    { on: 'delete', from: ['draft'], to: 'deleted' },
  ],
});
const rules = agreementRules('contract', life);
const stages = ['draft', 'sent', 'signed', 'void'] as const;
/** Lists the answer of each stage: `ok`, or the code of its refusal. */
const asked = (check: (agreement: { stage: string; lockedAt?: string }) => unknown, lockedAt?: string) =>
  stages.map((stage) => {
    try {
      check({ stage, ...(lockedAt ? { lockedAt } : {}) });
      return 'ok';
    } catch (e) {
      return (e as Error).message.replace('contract.', '');
    }
  });

it('numbers agreements by year, four digits or more', () => {
  expect(agreementNumber('C', 2026, 42)).toBe('C-2026-0042');
  expect(agreementNumber('Q', 2026, 12_345)).toBe('Q-2026-12345');
});

describe('the text of an agreement', () => {
  const agreement = {
    template: 'word',
    document: { b: 1, a: { d: 2, c: [1, { y: 1, x: 2 }] } },
  } as unknown as Parameters<typeof agreementOf>[0];
  const turned = {
    ...agreement,
    document: { a: { c: [1, { x: 2, y: 1 }], d: 2, e: undefined }, b: 1 },
  } as unknown as typeof agreement;
  const wordTemplate = { wordTemplateId: 't', name: 'Ours', version: 1, key: 'k1' } as const;

  it('is equal for equal agreements, whatever the order of their keys', () => {
    expect(agreementOf(turned)).toBe(agreementOf(agreement));
    expect(agreementOf({ ...agreement, template: 'standard' })).not.toBe(agreementOf(agreement));
  });
  it('holds free fields only where a template of the agency may print them', () => {
    const own = { ...agreement, freeFields: { f1: 'Blue' } };
    expect(agreementOf(own)).toBe(agreementOf(agreement));
    expect(agreementOf({ ...own, wordTemplate })).not.toBe(agreementOf({ ...agreement, wordTemplate }));
  });
  it('holds whom a free field names, not the name of today', () => {
    const naming = (name: string, id = 'x') =>
      agreementOf({ ...agreement, wordTemplate, freeFields: { f1: { id, name } } });
    expect(naming('Ada')).toBe(naming('Ada Jones'));
    expect(naming('Ada', 'y')).not.toBe(naming('Ada'));
  });
});

describe('an agreement by its stage', () => {
  const ready: Rendering = {
    hash: 'h',
    state: 'ready',
    files: [{ kind: 'pdf', key: 'k', name: 'n', type: 't', size: 1 }],
  };
  const LOCKED = stages.map(() => 'locked');

  it('goes to another show, and is deleted, as a draft', () => {
    for (const check of [rules.checkLinkable, rules.checkRemovable]) {
      expect(asked(check)).toEqual(['ok', 'frozen', 'frozen', 'frozen']);
      expect(asked(check, '2026-01-01')).toEqual(LOCKED);
    }
  });
  it('becomes void once it was sent, and is signed once', () => {
    expect(asked(rules.checkVoidable)).toEqual(['notSent', 'ok', 'ok', 'void']);
    expect(asked(rules.checkSignable)).toEqual(['notSent', 'ok', 'decided', 'void']);
    for (const check of [rules.checkVoidable, rules.checkSignable]) expect(asked(check, '2026-01-01')).toEqual(LOCKED);
  });
  it('is sent while nobody has decided, and only with a file', () => {
    expect(asked((agreement) => rules.checkSendable(agreement, ready))).toEqual(['ok', 'ok', 'decided', 'void']);
    for (const rendering of [undefined, { ...ready, files: [] }, { ...ready, state: 'pending' } as Rendering])
      expect(() => rules.checkSendable({ stage: 'draft' }, rendering)).toThrow('contract.notReady');
    expect(stages.map((stage) => rules.stageOnceSent({ stage }))).toEqual(['sent', 'sent', 'signed', 'void']);
  });
});

describe('a change by its author', () => {
  const document = { number: 'C-1', locale: 'en', version: 1, notes: 'old' };
  const before = {
    stage: 'sent',
    locale: 'en',
    template: 'standard',
    document,
    tagIds: ['a'],
  } as unknown as AgreementFields;
  const input = (notes: string, more: object = {}) =>
    ({ locale: 'en', template: 'standard', document: { notes }, ...more }) as unknown as Parameters<
      typeof rules.changed
    >[1];

  it('keeps number and version, and changes what is beside the agreement at any stage', () => {
    const after = rules.changed(before, input('old', { tagIds: ['b'], statusId: 's' }));
    expect(after).toMatchObject({ stage: 'sent', document, tagIds: ['b'], statusId: 's' });
    expect(rules.changed(before, input('old'))).toMatchObject({ tagIds: ['a'] });
  });
  it('changes the agreement as a draft alone', () => {
    expect(() => rules.changed(before, input('new'))).toThrow('contract.frozen');
    expect(rules.changed({ ...before, stage: 'draft' }, input('new')).document).toMatchObject({
      notes: 'new',
      version: 1,
    });
  });
});
