import { describe, expect, it } from 'vitest';
import { correctedValues } from './client-data.ts';
import { changesOf } from './correcting.ts';
import type { CorrectionField } from './correction-fields.ts';
import { agency, client, file, participant, type Signing, sent, sha256, WORKER } from './esign.fixture.ts';

let ids = 0;
const correct = (one: Signing, id: string, field: CorrectionField, value: string) =>
  one.run('correct', { ...one.self(id), values: [{ field, value }], ids: [`c${ids++}`] }, one.actor(id));
const print = (one: Signing) => {
  const { revision } = one.document;
  return one.run('rendered', { revision, files: [file('main', { sha256: sha256(`main ${revision}`) })] }, WORKER);
};
const lastId = (one: Signing) => one.document.corrections.at(-1)?.id ?? '';

describe('a print that does not come', () => {
  it('is asked for again, by staff alone and only while it is missing', () => {
    const one = sent([client, agency], { correctionMode: 'live' });
    one.read('client');
    expect(one.run('printAgain', {})).toBe('esign.notOpen');
    correct(one, 'client', 'vatNumber', 'NL2');
    expect(one.run('printAgain', {})).toBe('ok');
    expect(one.messages).toContainEqual({ type: 'render', revision: 2, isAgain: true });
    expect(one.document).toMatchObject({ revision: 2, hold: { for: 'rendering' } });
    expect(print(one)).toBe('ok');
    expect(one.run('printAgain', {})).toBe('esign.notOpen');
  });
});

describe('a correction whose print does not come', () => {
  it('is refused: the next revision has the value of before, and nobody is asked about it', () => {
    const one = sent([client, agency], { correctionMode: 'live' });
    one.read('client');
    correct(one, 'client', 'vatNumber', 'NL2');
    const correctionId = lastId(one);
    const refusal = { correctionId, isAccepted: false };
    expect(one.run('decideCorrection', { ...refusal, reason: '' })).toBe('esign.reasonMissing');
    expect(one.run('decideCorrection', { ...refusal, isAccepted: true, reason: '' })).toBe('esign.notOpen');
    expect(one.run('decideCorrection', { ...refusal, reason: 'We cannot print it' })).toBe('ok');
    expect(one.messages).toContainEqual({ type: 'render', revision: 3 });
    expect(correctedValues(one.document)).toEqual({ vatNumber: 'NL1' });
    // The print of the revision that was given up comes too late.
    one.run('rendered', { revision: 2, files: [file('main', { sha256: sha256('late') })] }, WORKER);
    expect(one.document.hold).toMatchObject({ for: 'rendering' });
    expect(print(one)).toBe('ok');
    expect(changesOf(one.document)).toEqual([]);
    expect(one.readAndSign('client')).toBe('ok');
    one.read('agency');
    expect(one.countersign('agency')).toBe('ok');
  });

  it('still tells those whose signature it made void', () => {
    const one = sent([participant('first'), participant('second', { step: 2 }), { ...agency, step: 3 }]);
    one.readAndSign('first');
    one.read('second');
    correct(one, 'second', 'vatNumber', 'NL2');
    const correctionId = lastId(one);
    one.run('decideCorrection', { correctionId, isAccepted: true, reason: '' });
    one.run('decideCorrection', { correctionId, isAccepted: false, reason: 'We cannot print it' });
    expect(print(one)).toBe('ok');
    expect(one.mails()).toMatchObject({ esignVoided: ['first-p'] });
  });
});

describe('corrections', () => {
  it('7: a printed one makes a new revision at once while nobody has signed', () => {
    const one = sent([client, agency], { correctionMode: 'live' });
    one.read('client');
    const old = one.seen();
    expect(correct(one, 'client', 'vatNumber', 'NL2')).toBe('ok');
    expect(one.effects()).toEqual(['changesProposed']);
    expect(one.messages).toContainEqual({ type: 'render', revision: 2 });
    expect(one.sign('client')).toBe('esign.onHold');
    expect(changesOf(one.document)).toEqual([]);
    expect(print(one)).toBe('ok');
    expect(changesOf(one.document)).toMatchObject([{ field: 'vatNumber', after: 'NL2' }]);
    expect(one.mails()).toEqual({});
    expect(one.sign('client', undefined, old)).toBe('esign.documentChanged');
    expect(one.sign('client')).toBe('esign.filesNotOpened');
    expect(one.readAndSign('client')).toBe('ok');
    one.read('agency');
    expect(one.countersign('agency')).toBe('esign.correctionsOpen');
    const correctionId = lastId(one);
    expect(one.run('chooseCorrection', { correctionId, choice: 'ignore' })).toBe('esign.correctionsOpen');
    expect(one.run('chooseCorrection', { correctionId, choice: 'update' })).toBe('ok');
    expect(one.countersign('agency')).toBe('ok');
    expect(one.document.corrections).toMatchObject([
      { before: 'NL1', after: 'NL2', state: 'printed', choice: 'update' },
    ]);
  });

  it('8: an accepted one voids the signatures that were given, and both sign the new revision', () => {
    const one = sent([participant('first'), participant('second', { step: 2 }), { ...agency, step: 3 }]);
    one.readAndSign('first');
    one.read('second');
    expect(correct(one, 'second', 'vatNumber', 'NL2')).toBe('ok');
    expect(one.document.hold?.for).toBe('correction');
    expect(one.sign('second')).toBe('esign.onHold');
    const decision = { correctionId: lastId(one), isAccepted: true, reason: '' };
    expect(one.run('decideCorrection', decision)).toBe('ok');
    expect(one.types().slice(-2)).toEqual(['correctionResolved', 'voided']);
    expect(one.run('decideCorrection', decision)).toBe('esign.notOpen');
    expect(one.states()).toMatchObject({ first: 'pending', second: 'pending' });
    expect(print(one)).toBe('ok');
    expect(one.mails()).toEqual({ esignVoided: ['first-p'] });
    expect(one.readAndSign('second')).toBe('esign.notYourTurn');
    expect(one.readAndSign('first')).toBe('ok');
    expect(one.mails()).toEqual({ esignInvite: ['second'] });
    expect(one.readAndSign('second')).toBe('ok');
    expect(one.at('first').voided.map(({ revision }) => revision)).toEqual([1]);
    expect(one.at('first').act?.revision).toBe(2);
  });

  it('8: a refused one ends the hold, and the text stays', () => {
    const one = sent([client, agency]);
    one.read('client');
    correct(one, 'client', 'vatNumber', 'NL2');
    const correctionId = lastId(one);
    expect(one.run('decideCorrection', { correctionId, isAccepted: false, reason: '' })).toBe('esign.reasonMissing');
    expect(one.run('decideCorrection', { correctionId, isAccepted: false, reason: 'as agreed' })).toBe('ok');
    expect(one.mails()).toEqual({ esignCorrection: ['client-p'] });
    expect(one.document).not.toHaveProperty('hold');
    expect(one.sign('client')).toBe('ok');
    one.read('agency');
    expect(one.countersign('agency')).toBe('ok');
  });

  it('9: one that no file prints makes no revision, and waits for the countersigner', () => {
    const one = sent([client, agency]);
    one.read('client');
    expect(correct(one, 'client', 'invoiceEmail', 'new@outside.example')).toBe('ok');
    expect(one.document.revision).toBe(1);
    expect(one.sign('client')).toBe('ok');
    one.read('agency');
    expect(one.countersign('agency')).toBe('esign.correctionsOpen');
    one.run('chooseCorrection', { correctionId: lastId(one), choice: 'thisBooking' });
    expect(one.countersign('agency')).toBe('ok');
  });

  it('asks staff in the live mode too if somebody has signed, or nobody countersigns', () => {
    const parallel = sent([participant('a'), participant('b'), agency], { correctionMode: 'live' });
    parallel.readAndSign('a');
    parallel.read('b');
    correct(parallel, 'b', 'vatNumber', 'NL2');
    expect(parallel.document.hold?.for).toBe('correction');
    const alone = sent([client], { correctionMode: 'live' });
    alone.read('client');
    correct(alone, 'client', 'vatNumber', 'NL2');
    expect(alone.document.hold?.for).toBe('correction');
  });

  it('are refused where they are off, and to staff; the same value changes nothing', () => {
    const off = sent([client, agency], { correctionMode: 'off' });
    expect(correct(off, 'client', 'vatNumber', 'NL2')).toBe('esign.correctionsOff');
    const one = sent([{ ...participant('own', { isStaff: true }) }]);
    expect(correct(one, 'own', 'vatNumber', 'NL2')).toBe('esign.correctionsOff');
    const same = sent([client, agency]);
    const count = same.events.length;
    expect(correct(same, 'client', 'vatNumber', 'NL1')).toBe('ok');
    expect(same.events).toHaveLength(count);
  });

  it('of a worker that is late change nothing', () => {
    const one = sent([client, agency], { correctionMode: 'live' });
    correct(one, 'client', 'vatNumber', 'NL2');
    one.run('discard', { reason: 'too late' });
    one.run('revise', { newId: 'next', ids: ['client2', 'agency2'] });
    expect(one.created?.document).toMatchObject({ corrections: [], revision: 3 });
    const before = one.document;
    expect(print(one)).toBe('ok');
    expect(one.document.files).toEqual(before.files);
  });

  it('continue after an expiry during the print', () => {
    const one = sent([participant('a'), participant('b', { step: 2 })]);
    one.readAndSign('a');
    correct(one, 'b', 'vatNumber', 'NL2');
    one.run('decideCorrection', { correctionId: lastId(one), isAccepted: true, reason: '' });
    one.pass(30).run('expire', {});
    expect(print(one)).toBe('ok');
    expect(one.messages).toEqual([]);
    expect(one.run('extend', { expiresAt: null, hashes: one.seen().hashes })).toBe('ok');
    expect(one.mails()).toEqual({ esignInvite: ['a'] });
    expect([one.readAndSign('a'), one.readAndSign('b')]).toEqual(['ok', 'ok']);
  });
});
