import { describe, expect, it } from 'vitest';
import { sendBlockers } from './blockers.ts';
import { agency, client, draft, file, hashesOf, participant, Signing, sha256 } from './esign.fixture.ts';
import type { Document } from './outcome.ts';

const CHECKER = { kind: 'user', id: 'boss', name: 'Bea Boss' } as const;
const reviewed = () => new Signing(draft([client, agency], { checkers: [{ userId: 'boss', name: 'Bea Boss' }] }));
const hashes = { main: sha256('main') };

describe('preparing', () => {
  it('passes the review of each internal approver, and only then is sent', () => {
    const one = reviewed();
    expect(one.send()).toBe('esign.notChecked');
    expect(one.run('submit', { hashes })).toBe('ok');
    expect(one.messages).toEqual([{ type: 'notice', notice: 'checkAsked', userIds: ['boss'], data: {} }]);
    expect(one.run('addFile', { file: file('late') })).toBe('esign.notOpen');
    expect(one.send()).toBe('esign.notChecked');
    expect(one.run('check', {})).toBe('esign.notYours');
    expect(one.run('check', {}, CHECKER)).toBe('ok');
    expect(one.send()).toBe('ok');
    expect(one.types()).toEqual(['frozen', 'checked', 'sent', 'invited']);
  });

  it('is sent back with a reason, and then needs all approvals again', () => {
    const one = reviewed();
    one.run('submit', { hashes });
    one.run('check', {}, CHECKER);
    expect(one.run('sendBack', { reason: 'wrong fee' }, CHECKER)).toBe('ok');
    expect(one.document).toMatchObject({ state: 'draft', checkers: [{ userId: 'boss' }] });
    expect(one.document.checkers[0]).not.toHaveProperty('approvedAt');
    expect(one.notices()).toEqual(['sentBack']);
    expect(one.run('submit', { hashes })).toBe('ok');
    expect(one.send()).toBe('esign.notChecked');
  });

  it('is an edit of the revision that the user saw', () => {
    const one = new Signing(draft([client]));
    const { state, offEffects, ...input } = one.document;
    const edit = { ...input, participants: [client, agency], checkers: [], title: 'New title' };
    expect(one.run('edit', { ...edit, rev: 0 })).toBe('stale');
    expect(one.run('edit', { ...edit, rev: 1 })).toBe('ok');
    expect(one.document).toMatchObject({ title: 'New title', state: 'draft', revision: 1 });
    expect(one.document.participants.map(({ id }) => id)).toEqual(['client', 'agency']);
    expect(one.document).not.toHaveProperty('by');
    one.send();
    expect(one.run('edit', { ...edit, rev: one.document.rev })).toBe('esign.notOpen');
  });

  it('takes files only within the limits', () => {
    const one = new Signing(draft([client]));
    expect(one.run('addFile', { file: file('big', { size: 60_000_000 }) })).toBe('esign.fileTooLarge');
    expect(one.run('addFile', { file: file('long', { pages: 498 }) })).toBe('esign.tooManyPages');
    expect(one.run('addFile', { file: file('signed', { hasSignature: true }) })).toBe('esign.pdfHasSignature');
    expect(one.run('addFile', { file: file('signed', { hasSignature: true, role: 'info' }) })).toBe('ok');
    for (let i = 0; i < 8; i++) expect(one.run('addFile', { file: file(`f${i}`) })).toBe('ok');
    expect(one.run('addFile', { file: file('one more') })).toBe('esign.tooManyFiles');
    expect(one.run('removeFile', { fileId: 'f0' })).toBe('ok');
    expect(one.run('addFile', { file: file('one more') })).toBe('ok');
  });

  it('puts the new print of a changed source in the place of the old one', () => {
    const one = new Signing(draft([client], { files: [file('main'), file('rider', { role: 'annex' })] }));
    const facts = { amount: { minor: 100, currency: 'EUR' as const }, clientData: {}, printedFields: [] };
    expect(one.run('addFile', { file: file('main', { pages: 2 }), facts })).toBe('ok');
    expect(one.document.files.map(({ id, pages }) => [id, pages])).toEqual([
      ['main', 2],
      ['rider', 3],
    ]);
    expect(one.document).toMatchObject(facts);
  });

  const blocked: [string, Partial<Document>][] = [
    ['esign.noFile', { files: [file('main', { role: 'annex' })] }],
    ['esign.noSigner', { participants: [participant('boss', { role: 'approver' })] }],
    ['esign.stepGap', { participants: [client, { ...agency, step: 3 }] }],
    ['esign.sameAddressInStep', { participants: [client, { ...client, id: 'twin' }] }],
    ['esign.countersignerLast', { participants: [client, { ...agency, step: 1 }] }],
    ['esign.countersignerLast', { participants: [client, participant('x', { step: 2, role: 'countersigner' })] }],
    ['esign.groupSize', { participants: [{ ...client, type: 'group' }] }],
    ['esign.fieldMissing', { title: '' }],
    [
      'esign.tooManyPeople',
      { participants: [participant('x', { people: 16 }), participant('y', { people: 15 }), agency] },
    ],
  ];
  it.each(blocked)('is blocked by %s', (code, changes) => {
    const document = draft([client, agency], changes);
    expect(new Signing(document).send()).toBe(code);
    expect(new Signing(document).run('submit', { hashes: hashesOf(document) })).toBe(code);
  });

  it.each(['send', 'end'] as const)('numbers the invoices that go along at the chosen time: %s', (invoicesAt) => {
    const files = [file('main'), file('bill', { role: 'info', invoiceId: 'invoice-1' })];
    const one = new Signing(draft([client], { files, invoicesAt }));
    const numbers = { type: 'invoices', invoiceIds: ['invoice-1'] };
    one.send();
    expect(one.messages.filter(({ type }) => type === 'invoices')).toEqual(invoicesAt === 'send' ? [numbers] : []);
    one.readAndSign('client');
    expect(one.messages.filter(({ type }) => type === 'invoices')).toEqual(invoicesAt === 'end' ? [numbers] : []);
  });

  it('is blocked by what only the server knows', () => {
    const one = () => new Signing(draft([client, agency]));
    const facts = { hashes, withSignature: ['user-agency'], bounced: [] };
    expect(one().run('send', { ...facts, hashes: { main: sha256('other') } })).toBe('esign.documentChanged');
    expect(one().run('send', { ...facts, withSignature: [] })).toBe('esign.noSignatureOnFile');
    expect(one().run('send', { ...facts, bounced: ['CLIENT@outside.example'] })).toBe('esign.mailboxBounced');
    expect(one().run('send', facts)).toBe('ok');
  });

  it('13: of 40 shows, three without an address name their blocker, and a second run sends only those', () => {
    const nameless = { ...client, people: [{ ...client.people[0]!, email: '' }] };
    const rows = Array.from({ length: 40 }, (_, i) => new Signing(draft([i % 15 === 4 ? nameless : client])));
    const blockers = (one: Signing) => sendBlockers(one.document, { hashes, withSignature: [], bounced: [] });
    const bad = rows.filter((one) => blockers(one).length > 0);
    expect(bad.map((one) => blockers(one))).toEqual(
      [0, 1, 2].map(() => [{ code: 'esign.fieldMissing', field: 'participants' }]),
    );
    expect(rows.map((one) => one.send()).filter((result) => result === 'ok')).toHaveLength(37);
    for (const one of bad) one.document = { ...one.document, participants: [client] };
    expect(rows.map((one) => one.send()).filter((result) => result === 'ok')).toHaveLength(3);
  });
});
