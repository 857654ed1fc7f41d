import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chained, firstBreak, GENESIS } from './audit.ts';
import type { CommandType } from './commands.ts';
import { agency, draft, file, type Input, JOB, participant, Signing, sha256, WORKER } from './esign.fixture.ts';
import type { Actor } from './outcome.ts';
import { isEnded, isFinal } from './states.ts';
import { currentStep, isTurn, stepOf } from './turn.ts';

/** Random sequences of commands: whatever people, jobs and workers do, and in whatever order. */
const PEOPLE = ['boss', 'a', 'band', 'b', 'agency', 'copy'] as const;
const people = () => [
  participant('boss', { role: 'approver' }),
  participant('a', { step: 2 }),
  participant('band', { step: 2, people: 3 }),
  participant('b', { step: 3 }),
  { ...agency, step: 4 },
  participant('copy', { step: 4, role: 'copy' }),
];

type Move = (one: Signing, id: string, n: number) => unknown;
const ofPerson = (one: Signing, id: string, n: number) => {
  const all = one.at(id).people;
  return all[n % all.length]?.id ?? '';
};
const target = (n: number) => ({ ...participant(`new${n}`).people[0]!, email: `new${n}@outside.example` });
/** Someone whose turn it is does what is asked of them. */
const next: Move = (one, _, n) => {
  const due = one.document.participants.filter((each) => isTurn(one.document, each));
  const chosen = due[n % Math.max(1, due.length)];
  if (!chosen) return one.seal();
  const personId = ofPerson(one, chosen.id, n);
  one.read(chosen.id, personId);
  if (chosen.role === 'approver') return one.approve(chosen.id);
  return chosen.role === 'signer' ? one.sign(chosen.id, personId) : one.countersign(chosen.id);
};
const MOVES: Readonly<Record<string, Move>> = {
  next,
  read: (one, id, n) => one.read(id, ofPerson(one, id, n)),
  sign: (one, id, n) => one.sign(id, ofPerson(one, id, n)),
  readAndSign: (one, id, n) => one.readAndSign(id, ofPerson(one, id, n)),
  approve: (one) => [one.read('boss'), one.approve('boss')],
  countersign: (one) => [one.read('agency'), one.countersign('agency')],
  decline: (one, id, n) =>
    n % 5 === 0 && one.run('decline', { ...one.self(id), category: 'terms', reason: 'too low' }, one.actor(id)),
  forward: (one, id, n) => {
    const ids = { newId: `new${n}`, newPersonId: `new${n}-p`, isStaff: false };
    return one.run('forward', { ...one.self(id), person: target(n), reason: 'not me', ...ids }, one.actor(id));
  },
  replace: (one, id, n) =>
    one.run('replace', {
      participantId: id,
      person: target(n),
      reason: '',
      newId: `new${n}`,
      newPersonId: `new${n}-p`,
    }),
  correct: (one, id, n) => {
    const values = [{ field: n % 2 === 0 ? ('vatNumber' as const) : ('invoiceEmail' as const), value: `v${n}` }];
    return one.run('correct', { ...one.self(id), values, ids: [`c${n}`] }, one.actor(id));
  },
  decide: (one, _, n) => {
    const correctionId = one.document.corrections.find(({ state }) => state === 'held')?.id ?? 'none';
    return one.run('decideCorrection', { correctionId, isAccepted: n % 2 === 0, reason: 'as agreed' });
  },
  choose: (one) => {
    const correctionId = one.document.corrections.find(({ choice }) => !choice)?.id ?? 'none';
    return one.run('chooseCorrection', { correctionId, choice: 'thisBooking' });
  },
  render: (one, _, n) => {
    const { revision } = one.document;
    return one.run('rendered', { revision, files: [file('main', { sha256: sha256(`${revision} ${n}`) })] }, WORKER);
  },
  pass: (one, _, n) => one.pass(n % 12),
  tick: (one) => one.run('tick', {}, JOB),
  extend: (one, _, n) => {
    const expiresAt = n % 2 ? null : new Date(Date.parse(one.now) + 86_400_000 * 20).toISOString();
    return one.run('extend', { expiresAt, hashes: one.seen().hashes });
  },
  remind: (one, id) => one.run('remind', { participantId: id }),
  bounce: (one, id, n) => one.run('bounce', one.self(id, ofPerson(one, id, n)), WORKER),
  record: (one, id) => one.run('record', { event: 'downloaded', participantId: id }),
  discard: (one, _, n) => n % 7 === 0 && one.run('discard', { reason: 'cancelled' }),
  paper: (one, _, n) => {
    if (n % 9 !== 0) return;
    const scan = {
      id: 'scan',
      key: 'scan',
      name: 'scan.pdf',
      type: 'application/pdf',
      size: 9,
      sha256: sha256('scan'),
    };
    const files = [{ ...scan, isClean: true }];
    one.run('completeManually', { fileIds: ['scan'], files, date: '2027-03-02', reason: 'signed on paper' });
  },
  seal: (one) => one.seal(),
  revise: (one, _, n) => one.run('revise', { newId: `next${n}`, ids: [] }),
};

const moves = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(MOVES), ...Array.from({ length: 12 }, () => 'next')),
    who: fc.nat({ max: 20 }),
    n: fc.nat({ max: 1000 }),
  }),
  { minLength: 5, maxLength: 60 },
);
const settings = fc.record({
  isOrdered: fc.boolean(),
  correctionMode: fc.constantFrom('off', 'live', 'ask'),
  forwarding: fc.constantFrom('off', 'notify', 'approve'),
  copyAt: fc.constantFrom('start', 'end'),
  expiryDays: fc.constantFrom(3, 30, null),
});
/** The content that never changes in an ended document. Its chain may grow: a download is recorded too. */
const content = ({ document: { rev, auditSeq, auditHash, ...rest } }: Signing) => JSON.stringify(rest);

/** A signing that checks after each command that whoever completed their part was in turn. */
class Watched extends Signing {
  override run<K extends CommandType>(type: K, input: Input<K>, by?: Actor): string {
    const before = this.document;
    const result = super.run(type, input, by);
    for (const { id, role, state } of this.document.participants) {
      const was = before.participants.find((each) => each.id === id);
      if (was && was.state !== 'done' && state === 'done' && role !== 'copy')
        expect(stepOf(before, was)).toBe(currentStep(before));
    }
    return result;
  }
}

const OUTCOMES = ['completing', 'declined', 'expired', 'discarded', 'completed', 'manualComplete'];
const reached = new Set<string>();

type Step = { readonly name: string; readonly who: number; readonly n: number };
/** Runs one move and checks what no move may break. Returns the seals that it asked for. */
function moved(one: Signing, { name, who, n }: Step): number {
  const current = one.document.participants;
  // Also those who have been replaced meanwhile.
  const id = (n % 4 === 0 ? PEOPLE[who % PEOPLE.length] : current[who % current.length]?.id) ?? 'a';
  const [before, wasState, count] = [content(one), one.document.state, one.events.length];
  MOVES[name]?.(one, id, n);
  const { state, participants } = one.document;
  reached.add(state);
  if (isFinal(wasState)) expect(content(one)).toBe(before);
  if (wasState === 'completing') expect(['completing', 'completed']).toContain(state);
  if (isFinal(state) || state === 'declined') expect(participants.every((each) => isEnded(each.state))).toBe(true);
  expect(new Set(participants.map((each) => each.id)).size).toBe(participants.length);
  return one.events.length > count ? one.seals() : 0;
}

it('keeps every rule, whatever is done in whatever order', () => {
  fc.assert(
    fc.property(settings, moves, (given, sequence) => {
      const one = new Watched(draft(people(), given));
      expect(one.send()).toBe('ok');
      const seals = sequence.reduce((sum, step) => sum + moved(one, step), 0);
      const ends = one.types().filter((type) => ['sealed', 'discarded', 'manualCompleted'].includes(type));
      expect(ends.length).toBeLessThanOrEqual(1);
      expect(seals).toBe(['completing', 'completed'].includes(one.document.state) ? 1 : 0);
      const chain = chained({ auditSeq: 0, auditHash: GENESIS }, one.events, sha256);
      expect(chain.head).toEqual({ auditSeq: one.document.auditSeq, auditHash: one.document.auditHash });
      expect(firstBreak(chain.events, one.document, sha256)).toBeUndefined();
    }),
    { numRuns: 200, seed: 29 },
  );
  // The sequences prove nothing about an end that they do not reach.
  expect([...reached]).toEqual(expect.arrayContaining(OUTCOMES));
});
