import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, consentText } from './consent.ts';
import { agency, client, draft, JOB, participant, Signing, sent, sha256 } from './esign.fixture.ts';

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
    const theirs = { ...order, userId: 'user-other' };
    expect(other.run('autoSign', { ...other.self('agency'), order: theirs }, JOB)).toBe('esign.notAutomatic');
  });
});
