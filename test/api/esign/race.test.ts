import { expect, it } from 'vitest';
import { act, createEsign, type Promises } from '#functions/domains/agreements/esign/act.ts';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { auditOf, type EsignRecord, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { firstBreak } from '#shared/domains/agreements/esign/audit.ts';
import {
  AUTHOR,
  CONSENT,
  agency as countersigner,
  draft,
  hashesOf,
  participant,
} from '#shared/domains/agreements/esign/esign.fixture.ts';
import type { Participant } from '#shared/domains/agreements/esign/parts.ts';
import type { EsignFields } from '#shared/domains/agreements/esign/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';

const agency = await makeAgency();
const contextOf = (): TenantContext => ({
  tenantId: agency.tenantId,
  now: new Date(),
  actor: { userId: agency.users.agent.user.id, name: 'Test' },
});
/** The seal as an event that the outbox knows. */
const promises: Promises = ({ id }, { type }) => (type === 'seal' ? [emit('renew', { entity: 'esign', id })] : []);

const fieldsOf = (participants: Participant[]): EsignFields => {
  const { id, rev, ...fields } = draft(participants);
  const author = { ...fields.author, userId: agency.users.agent.user.id };
  return { ...fields, author, source: { kind: 'contract', id: newId(new Date(), 1) } };
};
const made = (participants: Participant[]) => createEsign(contextOf(), fieldsOf(participants), AUTHOR);
async function sentOut(participants: Participant[]): Promise<EsignRecord> {
  const document = await made(participants);
  const facts = { hashes: hashesOf(document), withSignature: ['user-agency'], bounced: [] };
  return act(contextOf(), document.id, { type: 'send', by: AUTHOR, ...facts }, promises);
}

type Self = { readonly participantId: string; readonly personId: string };
const actorOf = ({ personId }: Self) => ({ kind: 'participant' as const, id: personId, name: personId });
const view = ({ id }: EsignRecord, self: Self) =>
  act(contextOf(), id, { type: 'view', by: actorOf(self), ...self, fileId: 'main' }, promises);
const sign = ({ id, revision, files }: EsignRecord, self: Self) => {
  const seen = { revision, hashes: hashesOf({ files }), ...CONSENT };
  const given = { ...self, ...seen, name: self.personId, method: 'typed' as const, values: {} };
  return act(contextOf(), id, { type: 'sign', by: actorOf(self), ...given }, promises);
};
const decline = ({ id }: EsignRecord, self: Self) => {
  const given = { ...self, category: 'terms' as const, reason: 'too low' };
  return act(contextOf(), id, { type: 'decline', by: actorOf(self), ...given }, promises);
};
const discard = ({ id }: EsignRecord) =>
  act(contextOf(), id, { type: 'discard', by: AUTHOR, reason: 'cancelled' }, promises);
const answerOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (e) => (e instanceof AppError ? e.code : String(e)),
  );
const count = (answers: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((other) => other === one).length]));

/** Reads a document again, with its chain and the seals that were promised. */
async function stored({ id }: EsignRecord) {
  const document = await esignStore.get(contextOf(), id);
  const events = await auditOf(contextOf(), id);
  const seals = await promised({ tenantId: agency.tenantId, entity: 'esign', id }, 'renew');
  const types = events.map(({ type }) => type);
  return { document, types, seals: seals.length, broken: firstBreak(events, document, sha256) };
}

it('lets one of thirty members of a group sign at once, and tells the others', async () => {
  // A document takes groups of 20 at most. More racers make the race harder, so this one is stored as sent.
  const group = participant('g', { people: 30 });
  const people = group.people.map((person) => ({ ...person, viewed: ['main'] }));
  const [client, agent] = [{ ...group, state: 'invited' as const, people }, countersigner];
  const fields = { ...fieldsOf([client, agent]), state: 'outForSignature' as const, expiresAt: null };
  const document = await createEsign(contextOf(), fields, AUTHOR);
  const answers = await Promise.all(
    people.map(({ id }) => answerOf(sign(document, { participantId: 'g', personId: id }))),
  );
  expect(count(answers)).toEqual({ ok: 1, 'esign.alreadySigned': 29 });
  const { types, broken, document: after } = await stored(document);
  expect([types.filter((type) => type === 'signed').length, broken]).toEqual([1, undefined]);
  expect(types.filter((type) => type === 'released')).toHaveLength(29);
  expect(after.participants.map(({ state }) => state)).toEqual(['done', 'invited']);
});

it('takes each of twelve parallel signers once, although each presses twice, and seals once', async () => {
  const signers = Array.from({ length: 12 }, (_, i) => participant(`p${i}`));
  const document = await sentOut(signers);
  const selves = signers.map(({ id }) => ({ participantId: id, personId: `${id}-p` }));
  for (const self of selves) await view(document, self);
  const answers = await Promise.all([...selves, ...selves].map((self) => answerOf(sign(document, self))));
  expect(count(answers)).toEqual({ ok: 24 });
  const after = await stored(document);
  expect(after.types.filter((type) => type === 'signed')).toHaveLength(12);
  expect([after.document.state, after.seals, after.broken]).toEqual(['completing', 1, undefined]);
});

it('has one outcome when two sign, one declines and staff discard at once', async () => {
  const round = async () => {
    const document = await sentOut([participant('a'), participant('b')]);
    const [a, b] = ['a', 'b'].map((id) => ({ participantId: id, personId: `${id}-p` })) as [Self, Self];
    await view(document, a);
    await view(document, b);
    const answers = await Promise.all(
      [sign(document, a), sign(document, b), discard(document), decline(document, b)].map(answerOf),
    );
    const { document: after, types, seals, broken } = await stored(document);
    expect(broken).toBeUndefined();
    expect(seals).toBe(after.state === 'completing' ? 1 : 0);
    const ends = types.filter((type) => type === 'declined' || type === 'discarded');
    // A declined document may still be discarded; nothing follows a discard.
    expect(ends).toEqual(after.state === 'completing' ? [] : after.state === 'declined' ? ['declined'] : ends);
    if (after.state === 'discarded') expect(ends.at(-1)).toBe('discarded');
    expect(['completing', 'declined', 'discarded']).toContain(after.state);
    expect(answers.filter((answer) => answer === 'ok').length).toBe(
      types.filter((type) => ['signed', 'declined', 'discarded'].includes(type)).length,
    );
  };
  for (let i = 0; i < 20; i++) await round();
});
