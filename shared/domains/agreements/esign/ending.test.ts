import { describe, expect, it } from 'vitest';
import { offerBefore } from './declining.ts';
import { agency, client, draft, file, JOB, participant, Signing, sent, sha256, WORKER } from './esign.fixture.ts';

const scan = (size: number, changes: object = {}) => ({
  id: 'scan',
  key: 'scan',
  name: 'scan.pdf',
  type: 'application/pdf',
  size,
  sha256: sha256('scan'),
  isClean: true,
  ...changes,
});
const manual = (one: Signing, files: ReturnType<typeof scan>[], date = '2027-03-01') =>
  one.run('completeManually', { fileIds: files.map(({ id }) => id), files, date, reason: 'signed on paper' });

describe('ending', () => {
  it('14: keeps a paper signature of at most 209,715,200 bytes, and ends the links', () => {
    const one = () => sent([client, agency]);
    expect(manual(one(), [scan(209_715_201)])).toBe('esign.fileTooLarge');
    expect(manual(one(), [scan(209_715_200), scan(1)])).toBe('esign.fileTooLarge');
    expect(manual(one(), [scan(1, { type: 'text/plain' })])).toBe('esign.fileType');
    expect(manual(one(), [scan(1, { isClean: false })])).toBe('esign.fileNotReady');
    expect(manual(one(), [])).toBe('esign.noFile');
    expect(manual(one(), [scan(1)], '2027-03-03')).toBe('esign.dateInFuture');
    const done = one();
    expect(manual(done, [scan(209_715_200)])).toBe('ok');
    expect(done.document).toMatchObject({ state: 'manualComplete', ending: { date: '2027-03-01' } });
    expect(done.mails()).toEqual({ esignWithdrawn: ['client'] });
    expect(done.effects()).toEqual(['signedOnPaper']);
    expect(done.seals()).toBe(0);
    expect(done.read('client')).toBe('esign.linkWithdrawn');
    expect(manual(done, [scan(1)])).toBe('esign.notOpen');
  });

  it('is possible from every state before the end, but not while the seal is made', () => {
    expect(new Signing(draft([client])).run('discard', { reason: 'not needed' })).toBe('ok');
    const declined = sent([client]);
    declined.run('decline', { ...declined.self('client'), category: 'other', reason: 'no' }, declined.actor('client'));
    expect(declined.run('discard', { reason: 'not needed' })).toBe('ok');
    expect(declined.effects()).toEqual(['draft']);
    const expired = sent([client]);
    expired.pass(31).run('tick', {}, JOB);
    expect(manual(expired, [scan(1)])).toBe('ok');
    const completing = sent([client]);
    completing.readAndSign('client');
    expect(completing.run('discard', { reason: 'too late' })).toBe('esign.notOpen');
    expect(manual(completing, [scan(1)])).toBe('esign.notOpen');
    expect(completing.pass(400).run('expire', {}, JOB)).toBe('ok');
    expect(completing.document.state).toBe('completing');
  });

  it('moves no status that is switched off', () => {
    const one = sent([client], { offEffects: ['declined', 'sent'] });
    expect(one.effects()).toEqual([]);
    one.run('decline', { ...one.self('client'), category: 'other', reason: 'no' }, one.actor('client'));
    expect(one.effects()).toEqual([]);
  });

  it('checks the new expiry', () => {
    const one = sent([client]);
    const hashes = one.seen().hashes;
    expect(one.run('extend', { expiresAt: '2027-03-01T00:00:00.000Z', hashes })).toBe('esign.dateInPast');
    expect(one.run('extend', { expiresAt: '2029-03-01T00:00:00.000Z', hashes })).toBe('esign.expiryTooLate');
    expect(one.run('extend', { expiresAt: '2027-05-01T00:00:00.000Z', hashes })).toBe('ok');
    expect([one.document.expiresAt, one.mails()]).toEqual(['2027-05-01T00:00:00.000Z', {}]);
  });

  it('answers a second press of Decline with the first result', () => {
    const one = sent([client]);
    const decline = () =>
      one.run('decline', { ...one.self('client'), category: 'other', reason: 'no' }, one.actor('client'));
    expect([decline(), decline()]).toEqual(['ok', 'ok']);
    expect(one.types().filter((type) => type === 'declined')).toHaveLength(1);
    one.pass(1);
    expect(decline()).toBe('esign.linkWithdrawn');
  });

  it('offers to forward or to correct before a decline counts', () => {
    const modes = { forwarding: 'notify', correctionMode: 'ask' } as const;
    expect(offerBefore('wrongPerson', modes)).toBe('forward');
    expect(offerBefore('wrongData', modes)).toBe('correct');
    expect(offerBefore('terms', modes)).toBeUndefined();
    expect(offerBefore('wrongPerson', { ...modes, forwarding: 'off' })).toBeUndefined();
    expect(offerBefore('wrongData', { ...modes, correctionMode: 'off' })).toBeUndefined();
  });

  it('asks for paper without an end', () => {
    const one = sent([client]);
    expect(one.run('askPaper', one.self('client'), one.actor('client'))).toBe('ok');
    expect([one.document.state, one.notices()]).toEqual(['outForSignature', ['esignPaper']]);
    expect(one.readAndSign('client')).toBe('ok');
  });
});

describe('sealing', () => {
  it('15: completes once, whatever the worker repeats', () => {
    const one = sent([client], { files: [file('main'), file('rider', { role: 'annex' })] });
    one.readAndSign('client');
    expect(one.run('startSeal', {}, WORKER)).toBe('ok');
    expect(one.run('failSeal', { message: 'killed' }, WORKER)).toBe('ok');
    expect(one.document.state).toBe('completing');
    const part = [{ id: 'main', key: 'k', sha256: sha256('k') }];
    expect(one.run('sealed', { files: part, coversWholeFile: true }, WORKER)).toBe('esign.documentChanged');
    expect(one.seal()).toBe('ok');
    const { document } = one;
    expect(one.seal()).toBe('ok');
    expect(one.messages).toEqual([]);
    expect(one.run('startSeal', {}, WORKER)).toBe('ok');
    expect(one.document).toEqual({ ...document, rev: one.document.rev });
    expect(one.types().filter((type) => type === 'sealed')).toHaveLength(1);
  });

  it('refuses a file that is not sealed whole, and documents that are not signed', () => {
    const one = sent([client]);
    expect(one.seal()).toBe('esign.notOpen');
    one.readAndSign('client');
    const files = [{ id: 'main', key: 'k', sha256: sha256('k') }];
    expect(one.run('sealed', { files, coversWholeFile: false }, WORKER)).toBe('esign.documentChanged');
  });

  it('alarms staff once after 15 minutes', () => {
    const one = sent([client]);
    one.readAndSign('client');
    one.pass(14 / 1440).run('tick', {}, JOB);
    expect(one.notices()).toEqual([]);
    one.pass(1 / 1440).run('tick', {}, JOB);
    expect(one.notices()).toEqual(['esignSealDelayed']);
    one.pass(1).run('tick', {}, JOB);
    expect(one.notices()).toEqual([]);
  });
});

describe('staff', () => {
  const person = { ...participant('new').people[0]!, email: 'new@outside.example' };
  const replace = (one: Signing, participantId: string) =>
    one.run('replace', { participantId, person, reason: '', newId: 'new', newPersonId: 'new-p' });

  it('replace who has not acted; the new person is invited in their turn', () => {
    const one = sent([client, participant('b', { step: 2 })]);
    expect(replace(one, 'b')).toBe('ok');
    expect([one.at('new').state, one.mails()]).toEqual(['pending', {}]);
    one.readAndSign('client');
    expect(one.mails()).toEqual({ esignInvite: ['new'] });
    expect(replace(one, 'client')).toBe('esign.alreadySigned');
    const now = sent([client]);
    expect(replace(now, 'client')).toBe('ok');
    expect(now.mails()).toEqual({ esignReleased: ['client'], esignInvite: ['new'] });
    expect(now.messages).toContainEqual({ type: 'links', act: 'withdraw', participantIds: ['client'] });
    expect(now.read('client')).toBe('esign.linkWithdrawn');
    expect(now.readAndSign('new')).toBe('ok');
  });

  it('never replace a countersigner by an outsider', () => {
    expect(replace(sent([client, agency]), 'agency')).toBe('esign.countersignerLast');
  });

  it('move a deadline within the expiry', () => {
    const one = sent([client]);
    const move = (deadlineAt: string) => one.run('moveDeadline', { participantId: 'client', deadlineAt });
    expect(move('2027-03-01T00:00:00.000Z')).toBe('esign.dateInPast');
    expect(move('2027-05-01T00:00:00.000Z')).toBe('esign.afterExpiry');
    expect(move('2027-03-20T00:00:00.000Z')).toBe('ok');
    expect(one.at('client').deadlineAt).toBe('2027-03-20T00:00:00.000Z');
  });

  it('remind whose turn it is, once in 24 hours', () => {
    const one = sent([client, agency]);
    const remind = (participantId: string) => one.run('remind', { participantId });
    expect(remind('agency')).toBe('esign.notYourTurn');
    expect(remind('client')).toBe('ok');
    expect(one.mails()).toEqual({ esignRemind: ['client'] });
    one.pass(0.99);
    expect(remind('client')).toBe('esign.tooMany');
    one.pass(0.01);
    expect(remind('client')).toBe('ok');
  });

  it('copy the link of an outsider, which obeys the order', () => {
    const one = sent([client, participant('b', { step: 2 }), { ...agency, step: 3 }]);
    expect(one.run('copyLink', one.self('b'))).toBe('ok');
    expect(one.events.at(-1)).toMatchObject({ type: 'linkCopied', participantId: 'b' });
    expect(one.read('b')).toBe('esign.notYourTurn');
    expect(one.run('copyLink', one.self('agency'))).toBe('esign.notYours');
  });

  it('decide about a forward that waits for them', () => {
    const one = sent([client], { forwarding: 'approve' });
    const ids = { newId: 'new', newPersonId: 'new-p', isStaff: false };
    const forward = () =>
      one.run('forward', { ...one.self('client'), person, reason: 'not me', ...ids }, one.actor('client'));
    expect(forward()).toBe('ok');
    expect([one.notices(), one.mails()]).toEqual([['forwardAsked'], {}]);
    const decide = (isAccepted: boolean, reason = '') =>
      one.run('decideForward', { participantId: 'client', isAccepted, reason, newId: 'new' });
    expect(decide(false)).toBe('esign.reasonMissing');
    expect(decide(false, 'you sign')).toBe('ok');
    expect(decide(true)).toBe('esign.notOpen');
    expect(forward()).toBe('ok');
    expect(decide(true)).toBe('ok');
    expect(one.states()).toEqual({ client: 'replaced', new: 'invited' });
  });

  it('hear of a mailbox that refuses mail, and the person may still sign', () => {
    const one = sent([client]);
    expect(one.run('bounce', one.self('client'), WORKER)).toBe('ok');
    expect([one.at('client').state, one.notices()]).toEqual(['bounced', ['esignBounced']]);
    one.run('bounce', one.self('client'), WORKER);
    expect(one.notices()).toEqual([]);
    expect(one.readAndSign('client')).toBe('ok');
  });

  it('may not be the target of a forward', () => {
    const one = sent([client]);
    const ids = { newId: 'new', newPersonId: 'new-p' };
    const forward = (isStaff: boolean) =>
      one.run('forward', { ...one.self('client'), person, reason: 'not me', ...ids, isStaff }, one.actor('client'));
    expect(forward(true)).toBe('esign.forwardTarget');
    one.document = { ...one.document, forwarding: 'off' };
    expect(forward(false)).toBe('esign.forwardNotAllowed');
  });
});
