import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, consentText } from './consent.ts';
import { agency, client, draft, JOB, participant, Signing, sent, sha256 } from './esign.fixture.ts';
import type { Actor } from './outcome.ts';

const order = {
  userId: 'user-agency',
  kinds: ['contract' as const],
  maximum: { minor: 500_000, currency: 'EUR' as const },
  from: '2027-03-01',
  until: '2027-08-01',
};
const worth = (minor: number) => {
  const one = sent([client, agency], { amount: { minor, currency: 'EUR' } });
  one.read('client');
  return one;
};
const auto = (one: Signing) => one.run('autoSign', { ...one.self('agency'), order }, JOB);

describe('opening', () => {
  it('is recorded once, and tells the sender once', () => {
    const one = sent([participant('band', { people: 2 })]);
    const open = (i: number) => one.run('open', one.self('band', `band-p${i}`), one.actor('band', `band-p${i}`));
    expect(open(0)).toBe('ok');
    expect([one.notices(), one.effects()]).toEqual([['opened'], ['viewed']]);
    expect(open(0)).toBe('ok');
    expect(one.messages).toEqual([]);
    expect(open(1)).toBe('ok');
    expect([one.notices(), one.effects()]).toEqual([[], []]);
    expect(one.types().filter((type) => type === 'opened')).toHaveLength(2);
  });

  it('works after the own signature, and after the seal', () => {
    const one = sent([client]);
    one.readAndSign('client');
    expect(one.read('client')).toBe('ok');
    one.seal();
    expect(one.read('client')).toBe('ok');
    expect(one.sign('client', undefined, {})).toBe('ok');
    one.pass(1);
    expect(one.sign('client')).toBe('esign.alreadySigned');
  });
});

describe('signing', () => {
  it('needs the consent to this version, the hashes on screen, and the picture of a drawn name', () => {
    const one = sent([client]);
    one.read('client');
    expect(one.sign('client', undefined, { consentVersion: 0 })).toBe('esign.consentMissing');
    expect(one.sign('client', undefined, { hashes: {} })).toBe('esign.documentChanged');
    expect(one.sign('client', undefined, { revision: 2 })).toBe('esign.documentChanged');
    expect(one.sign('client', undefined, { method: 'drawn' })).toBe('esign.pictureMissing');
    expect(one.sign('client', undefined, { method: 'drawn', picture: 'key' })).toBe('ok');
    expect(one.types().slice(-2)).toEqual(['consented', 'signed']);
    expect(one.events.at(-2)?.data).toMatchObject({
      version: CONSENT_VERSION,
      hash: sha256(consentText.en),
      revision: 1,
    });
  });

  it('flags a name that differs from the invited one, and keeps both', () => {
    const one = sent([client]);
    one.read('client');
    one.sign('client', undefined, { name: 'Another Name' });
    expect(one.notices()).toEqual(['nameDiffers']);
    expect([one.at('client').people[0]?.name, one.at('client').act?.name]).toEqual(['Name client', 'Another Name']);
  });

  it('answers a second press within five seconds with the first result', () => {
    const one = sent([participant('a'), participant('b')]);
    one.readAndSign('a');
    const count = one.events.length;
    one.pass(5 / 86_400);
    expect(one.sign('a')).toBe('ok');
    expect([one.events.length, one.messages]).toEqual([count, []]);
    one.pass(1 / 86_400);
    expect(one.sign('a')).toBe('esign.alreadySigned');
  });
});

describe('marks', () => {
  const mark = { fileId: 'main', participantId: 'client', page: 1, x: 10, y: 10, width: 100, height: 20 };
  const marks = [
    { ...mark, id: 'm1', kind: 'sign' as const, label: '' },
    { ...mark, id: 'm2', kind: 'text' as const, label: 'Purchase order' },
  ];

  it('ask for what only the signer knows, also after a replacement', () => {
    const one = sent([client], { marks });
    const person = { ...client.people[0]!, email: 'new@outside.example' };
    one.run('replace', { participantId: 'client', person, reason: '', newId: 'new', newPersonId: 'new-p' });
    one.read('new');
    expect(one.sign('new')).toBe('esign.markEmpty');
    expect(one.sign('new', undefined, { values: { m2: 'PO 7' } })).toBe('ok');
    expect(one.at('new').act?.values).toEqual({ m2: 'PO 7' });
  });

  it('are on a page that exists, of someone who signs', () => {
    const lost = (changes: object) => new Signing(draft([client], { marks: [{ ...marks[0]!, ...changes }] })).send();
    expect(lost({ page: 4 })).toBe('esign.markLost');
    expect(lost({ participantId: 'nobody' })).toBe('esign.markLost');
    expect(lost({})).toBe('ok');
  });
});

describe('countersigning', () => {
  it('needs the password, entered less than 15 minutes ago', () => {
    const one = sent([client, agency]);
    one.readAndSign('client');
    one.read('agency');
    const minutes = (n: number) => new Date(Date.parse(one.now) - n * 60_000).toISOString();
    expect(one.countersign('agency', minutes(16))).toBe('esign.passwordNeeded');
    expect(one.countersign('agency', minutes(15))).toBe('ok');
  });

  const substitute = (until: string, userId = 'user-agency'): Actor => ({
    kind: 'user',
    id: 'user-deputy',
    name: 'Dee Deputy',
    insteadOf: { userId, name: 'Name agency', until },
  });
  const LATER = '2027-04-01T00:00:00.000Z';
  const signAs = (one: Signing, id: string, by: Actor) => {
    for (const { id: fileId } of one.document.files) one.run('view', { ...one.self(id), fileId }, by);
    return one.run('countersign', { ...one.self(id), ...one.seen(), passwordAt: one.now }, by);
  };

  it('is open to a substitute, and the record names both', () => {
    const one = sent([client, agency]);
    one.readAndSign('client');
    expect(signAs(one, 'agency', substitute(LATER))).toBe('ok');
    const both = { name: 'Dee Deputy', insteadOf: 'Name agency' };
    expect(one.at('agency').act).toMatchObject({ type: 'countersigned', ...both });
    expect(one.events.at(-1)).toMatchObject({ type: 'countersigned', by: { id: 'user-deputy' }, data: both });
  });

  it('is closed to a substitute whose time is over, or of someone else', () => {
    const one = sent([client, agency]);
    one.readAndSign('client');
    expect(signAs(one, 'agency', substitute(one.now))).toBe('esign.notYours');
    expect(signAs(one, 'agency', substitute(LATER, 'user-other'))).toBe('esign.notYours');
  });

  it('is all that a substitute does', () => {
    const one = sent([participant('boss', { isStaff: true })]);
    const by = substitute(LATER, 'user-boss');
    expect(one.run('view', { ...one.self('boss'), fileId: 'main' }, by)).toBe('esign.notYours');
    const { category, reason } = { category: 'other' as const, reason: 'Not for me.' };
    expect(one.run('decline', { ...one.self('boss'), category, reason }, by)).toBe('esign.notYours');
  });
});

describe('29: a standing order', () => {
  it('signs up to its limit, and the record names it', () => {
    const one = worth(400_000);
    expect(auto(one)).toBe('esign.notYourTurn');
    one.sign('client');
    expect(auto(one)).toBe('ok');
    expect(one.document.state).toBe('completing');
    expect(one.at('agency').act).toMatchObject({ type: 'countersigned', standingOrder: '2027-03-01' });
    expect(one.events.at(-1)).toMatchObject({ type: 'autoSigned', data: { standingOrderOf: 'Name agency' } });
  });

  it('leaves a higher amount, a correction, a later day and another user to the person', () => {
    const high = worth(600_000);
    high.sign('client');
    expect(auto(high)).toBe('esign.notAutomatic');
    const corrected = worth(400_000);
    const values = [{ field: 'invoiceEmail' as const, value: 'new@outside.example' }];
    corrected.run('correct', { ...corrected.self('client'), values, ids: ['c'] }, corrected.actor('client'));
    corrected.sign('client');
    expect(auto(corrected)).toBe('esign.notAutomatic');
    const late = sent([client, agency], { amount: { minor: 1, currency: 'EUR' }, expiryDays: null });
    late.readAndSign('client');
    late.pass(200);
    expect(auto(late)).toBe('esign.notAutomatic');
    const other = worth(1);
    other.sign('client');
    const asks = participant('agency', { step: 2, isStaff: true });
    const place = { fileId: 'main', participantId: 'agency', page: 1, x: 1, y: 1, width: 9, height: 9 };
    const marks = [{ id: 'm', kind: 'place' as const, label: '', ...place }];
    const asked = sent([client, asks], { amount: { minor: 1, currency: 'EUR' }, marks });
    asked.readAndSign('client');
    expect(auto(asked)).toBe('esign.notAutomatic');
    const theirs = { ...order, userId: 'user-other' };
    expect(other.run('autoSign', { ...other.self('agency'), order: theirs }, JOB)).toBe('esign.notAutomatic');
  });
});
