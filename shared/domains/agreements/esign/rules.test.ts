import { describe, expect, it } from 'vitest';
import { firstBreak } from './audit.ts';
import { agency, client, draft, file, JOB, participant, Signing, sent, sha256 } from './esign.fixture.ts';

const orderedClient = () => sent([client, agency], { files: [file('main'), file('rider', { role: 'annex' })] });

describe('golden scenarios', () => {
  it('1: the promoter signs, the agency countersigns, and the seal completes it', () => {
    const one = orderedClient();
    expect(one.mails()).toEqual({ esignInvite: ['client'] });
    expect(one.effects()).toEqual(['sent']);
    expect(one.states()).toEqual({ client: 'invited', agency: 'pending' });
    expect(one.read('agency')).toBe('esign.notYourTurn');
    expect(one.sign('client')).toBe('esign.filesNotOpened');
    expect(one.readAndSign('client')).toBe('ok');
    expect(one.mails()).toEqual({ esignCountersign: ['agency'] });
    expect(one.effects()).toEqual(['signedByClient']);
    expect(one.read('agency')).toBe('ok');
    expect(one.countersign('agency')).toBe('ok');
    expect([one.document.state, one.seals()]).toEqual(['completing', 1]);
    expect(one.seal()).toBe('ok');
    expect(one.document.state).toBe('completed');
    expect(one.mails()).toEqual({ esignCompleted: ['client', 'agency'] });
    expect(one.effects()).toEqual(['fullySigned']);
    expect(one.messages).toContainEqual({ type: 'links', act: 'finish', participantIds: ['client', 'agency'] });
  });

  it('3: a withdrawn document ends all links', () => {
    const one = orderedClient();
    expect(one.run('discard', { reason: 'wrong date' })).toBe('ok');
    expect(one.messages).toContainEqual({ type: 'links', act: 'withdraw', participantIds: ['client'] });
    expect(one.read('client')).toBe('esign.linkWithdrawn');
  });

  it('4: two of a group sign at once; one is done, and the others are told', () => {
    const one = sent([participant('band', { people: 3 }), agency]);
    for (const person of ['band-p0', 'band-p1']) expect(one.read('band', person)).toBe('ok');
    expect(one.sign('band', 'band-p0')).toBe('ok');
    expect(one.mails()).toMatchObject({ esignReleased: ['band-p1', 'band-p2'] });
    expect(one.sign('band', 'band-p1')).toBe('esign.alreadySigned');
    expect(one.types().filter((type) => type === 'signed')).toHaveLength(1);
  });

  it('5: a copy hears nothing until two parallel signers are done', () => {
    const copy = participant('copy', { role: 'copy' });
    const one = sent([participant('a'), participant('b'), copy]);
    expect(one.mails()).toEqual({ esignInvite: ['a', 'b'] });
    expect(one.read('copy')).toBe('esign.notYourTurn');
    for (const id of ['b', 'a']) expect(one.readAndSign(id)).toBe('ok');
    expect(one.at('copy').state).toBe('pending');
    one.seal();
    expect(one.mails()).toEqual({ esignCompleted: ['a', 'b', 'copy'] });
    expect(one.at('copy').state).toBe('done');
    const early = sent([participant('a'), copy], { copyAt: 'start' });
    expect(early.mails()).toEqual({ esignInvite: ['copy', 'a'] });
    expect(early.read('copy')).toBe('ok');
  });

  it('6: the wrong person forwards three times, and a fourth time is refused', () => {
    const one = sent([{ ...client, access: 'code', deadlineDays: 1 }, agency]);
    const forward = (from: string, i: number, email = `director${i}@outside.example`) =>
      one.run(
        'forward',
        {
          ...one.self(from),
          person: { ...client.people[0]!, name: `Director ${i}`, email },
          reason: 'not me',
          newId: `d${i}`,
          newPersonId: `d${i}-p`,
          isStaff: false,
        },
        one.actor(from),
      );
    expect(forward('client', 1, 'client@outside.example')).toBe('esign.sameAddressInStep');
    expect(forward('client', 1)).toBe('ok');
    expect(one.mails()).toEqual({ esignForwarded: ['client', 'd1'] });
    expect(one.notices()).toEqual(['esignForwarded']);
    expect(one.at('d1')).toMatchObject({ access: 'code', step: 1, state: 'invited', forwards: 1 });
    expect(one.at('d1').deadlineAt).toBe('2027-03-05T10:00:00.000Z');
    expect(one.read('client')).toBe('esign.linkWithdrawn');
    expect(forward('d1', 2)).toBe('ok');
    expect(forward('d2', 3)).toBe('ok');
    expect(forward('d3', 4)).toBe('esign.forwardNotAllowed');
    expect(one.readAndSign('d3')).toBe('ok');
  });

  it('10: a declined document tells everyone who acted, and its revision has no signatures', () => {
    const one = sent([participant('a'), participant('b', { step: 2 }), { ...agency, step: 3 }]);
    one.readAndSign('a');
    one.run('decline', { ...one.self('b'), category: 'terms', reason: 'fee too low' }, one.actor('b'));
    expect(one.document).toMatchObject({ state: 'declined', ending: { category: 'terms', reason: 'fee too low' } });
    expect(one.mails()).toEqual({ esignDeclined: ['a'] });
    expect(one.notices()).toEqual(['esignDeclined']);
    expect(one.states()).toEqual({ a: 'done', b: 'declined', agency: 'released' });
    expect(one.run('revise', { newId: 'next', ids: ['a2', 'b2', 'agency2'] })).toBe('ok');
    const next = one.created?.document;
    expect(next).toMatchObject({ state: 'draft', revision: 2, revisionOf: 'document', rootId: 'document' });
    expect(next).not.toHaveProperty('rev');
    expect(next?.participants.map(({ id, state, act }) => [id, state, act])).toEqual([
      ['a2', 'pending', undefined],
      ['b2', 'pending', undefined],
      ['agency2', 'pending', undefined],
    ]);
    expect(one.run('discard', { reason: 'too late' })).toBe('esign.notOpen');
    expect(one.run('revise', { newId: 'other', ids: [] })).toBe('esign.signingOpen');
  });

  it('11: an expired document is extended without a date, and the first signature counts', () => {
    const one = sent([participant('a'), participant('b', { step: 2 })]);
    one.readAndSign('a');
    one.pass(30);
    expect(one.sign('b')).toBe('esign.linkExpired');
    expect(one.run('tick', {}, JOB)).toBe('ok');
    expect([one.document.state, one.mails()]).toEqual(['expired', { esignExpired: ['a', 'b'] }]);
    expect(one.read('b')).toBe('esign.linkExpired');
    const hashes = one.seen().hashes;
    expect(one.run('extend', { expiresAt: null, hashes: { ...hashes, main: sha256('other') } })).toBe(
      'esign.documentChanged',
    );
    expect(one.run('extend', { expiresAt: null, hashes })).toBe('ok');
    expect(one.document.expiresAt).toBeNull();
    expect(one.mails()).toEqual({ esignInvite: ['b'] });
    one.pass(400);
    expect(one.readAndSign('b')).toBe('ok');
    expect(one.document.state).toBe('completing');
  });

  it('12: a bundle has one signature, and its invoice gets a number with the last one', () => {
    const invoiceId = 'invoice-1';
    const files = [file('main'), file('rider', { role: 'annex' }), file('invoice', { role: 'info', invoiceId })];
    const one = sent([client], { files });
    expect(one.messages).not.toContainEqual(expect.objectContaining({ type: 'invoices' }));
    const by = one.actor('client');
    for (const id of ['main', 'rider']) one.run('view', { ...one.self('client'), fileId: id }, by);
    expect(one.sign('client')).toBe('ok');
    expect(one.messages).toContainEqual({ type: 'invoices', invoiceIds: [invoiceId] });
    expect(one.seal()).toBe('ok');
    expect(one.document.files.map(({ sealed }) => sealed !== undefined)).toEqual([true, true, false]);
    const other = sent([client], { files });
    other.run('discard', { reason: 'cancelled' });
    expect(other.messages).not.toContainEqual(expect.objectContaining({ type: 'invoices' }));
  });
});

describe('the order', () => {
  it('holds within a document without order: countersigners are last', () => {
    const one = sent([participant('a'), participant('b', { step: 2 }), { ...agency, step: 3 }], { isOrdered: false });
    expect(one.mails()).toEqual({ esignInvite: ['a', 'b'] });
    expect(one.readAndSign('b')).toBe('ok');
    expect(one.read('agency')).toBe('esign.notYourTurn');
    expect(one.readAndSign('a')).toBe('ok');
    expect(one.read('agency')).toBe('ok');
  });

  it('lets an approver approve, but not sign', () => {
    const one = sent([participant('boss', { role: 'approver' }), participant('client', { step: 2 })]);
    one.read('boss');
    expect(one.sign('boss')).toBe('esign.notYours');
    expect(one.approve('boss')).toBe('ok');
    expect(one.notices()).toContain('approved');
    expect(one.mails()).toEqual({ esignInvite: ['client'] });
  });

  it('lets staff act with their own session only, and outsiders with their link only', () => {
    const one = sent([client, agency]);
    one.readAndSign('client');
    const stranger = { kind: 'user', id: 'user-other', name: 'Other' } as const;
    expect(one.run('open', one.self('agency'), stranger)).toBe('esign.notYours');
    expect(one.run('open', one.self('agency'), one.actor('client'))).toBe('esign.notYours');
    expect(one.run('open', one.self('client'), one.actor('agency'))).toBe('esign.notYours');
  });
});

describe('an audit chain', () => {
  it('is whole after every command', () => {
    const one = orderedClient();
    one.readAndSign('client');
    one.run('record', { event: 'downloaded', participantId: 'client' }, one.actor('client'));
    expect(one.document.auditSeq).toBe(one.events.length);
    expect(new Signing(draft([client])).run('record', { event: 'verified' })).toBe('ok');
    expect(firstBreak([], draft([client]), sha256)).toBeUndefined();
  });
});
