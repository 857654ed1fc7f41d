import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/kernel/time/date.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, unknownId } from '#test/support/fixtures.ts';
import { agreed, asSeen, draftOf, inputFor, newArtist, routes, sent, settledNight } from './statements.ts';

const agency = await billingAgency();
const { agent, finance, readOnly } = agency.users;
const today = agencyDay();
/** The fee of a night without its commission. */
const NIGHT = 85_000;
const advance = (amount: number) => ({ rows: [{ kind: 'advance' as const, text: 'Advance', amount }] });

describe('a draft', () => {
  test('holds the settled shows of its artist, currency and period, as they are now', async () => {
    const { id } = await newArtist(agency);
    const draft = await draftOf(agency, id, advance(5000));
    expect(draft).toMatchObject({ stage: 'draft', number: '', figures: { nights: [], balance: -5000 } });
    const night = await settledNight(agency, [id]);
    await settledNight(agency, [id], { day: '2027-06-01' });
    await settledNight(agency, [id], { currency: 'USD' });
    await settledNight(agency, [agency.artist.id, id]);
    const { figures } = await ok(routes.get, agent, { params: { id: draft.id } });
    expect(figures.nights.map(({ number }) => number)).toEqual([night.number]);
    expect(figures.nights[0]).toMatchObject({ date: '2027-05-21', balance: NIGHT });
    expect(figures.balance).toBe(NIGHT - 5000);
    const body = inputFor(agency, id, { commissionVat: 21_000 });
    expect(await ok(routes.preview, agent, { body })).toMatchObject({ balance: NIGHT - 3150 });
  });

  test('is changed at its revision, and deleted', async () => {
    const { id } = await newArtist(agency);
    const draft = await draftOf(agency, id);
    const params = { id: draft.id };
    const body = { ...inputFor(agency, id, advance(700)), rev: draft.rev };
    expect(await ok(routes.update, agent, { params, body })).toMatchObject({ rev: 2, figures: { balance: -700 } });
    expect(refusal(await call(routes.update, agent, { params, body }))).toBe('409 stale');
    expect(refusal(await call(routes.update, readOnly, { params, body }))).toBe('403 denied');
    await ok(routes.remove, agent, { params });
    expect(refusal(await call(routes.get, agent, { params }))).toBe('404 notFound');
  });

  test('is refused with a wrong reference or period', async () => {
    const { id } = await newArtist(agency);
    const make = async (more: object) => {
      const answer = await call(routes.create, agent, { body: inputFor(agency, id, more) });
      return `${refusal(answer)} ${answer.body.errors?.[0]?.field}`;
    };
    expect(await make({ bookkeepingId: unknownId() })).toBe('400 choice bookkeepingId');
    expect(await make({ artistId: unknownId() })).toBe('400 choice artistId');
    expect(await make({ to: '2027-04-30' })).toBe('400 endBeforeBegin to');
    expect(await make({ rows: [{ text: 'x', amount: 0 }] })).toBe('400 required rows.0.amount');
  });

  test('is nobody’s of another agency, nor of a user without its artist', async () => {
    const { id } = await newArtist(agency);
    const params = { id: (await draftOf(agency, id)).id };
    const other = await makeAgency();
    expect(refusal(await call(routes.get, other.users.agent, { params }))).toBe('404 notFound');
    const scoped = { role: 'agent' as const, allArtists: false, artistIds: [agency.artist.id] };
    const limited = await makeSignedIn(agency.tenantId, scoped);
    expect(refusal(await call(routes.get, limited, { params }))).toBe('404 notFound');
    expect(refusal(await call(routes.balance, limited, { params: { artistId: id } }))).toBe('404 notFound');
    const { rows } = await ok(routes.list, limited, { body: { filters: [{ field: 'artist', values: [id] }] } });
    expect(rows).toEqual([]);
  });
});

describe('sending', () => {
  test('numbers and freezes what the sender saw', async () => {
    const { id } = await newArtist(agency);
    await settledNight(agency, [id]);
    const draft = await draftOf(agency, id);
    const late = await settledNight(agency, [id], { day: '2027-05-22' });
    expect(refusal(await call(routes.send, agent, asSeen(draft)))).toBe('409 statement.moved');
    const seen = await ok(routes.get, agent, { params: { id: draft.id } });
    const done = await sent(agency, seen);
    expect(done.number).toMatch(/^S-\d{4}-\d{4}$/);
    expect(done).toMatchObject({ stage: 'sent', figures: { balance: 2 * NIGHT } });
    expect(done.figures.nights.map(({ number }) => number)).toContain(late.number);
    expect(await ok(routes.get, agent, { params: { id: done.id } })).toEqual(done);
    expect(refusal(await call(routes.send, agent, asSeen(done)))).toBe('409 document.badTransition');
    expect(refusal(await call(routes.send, agent, asSeen(draft)))).toBe('409 stale');
    const params = { id: done.id };
    expect(refusal(await call(routes.remove, agent, { params }))).toBe('409 document.badTransition');
    const body = { ...inputFor(agency, id), rev: done.rev };
    expect(refusal(await call(routes.update, agent, { params, body }))).toBe('409 document.badTransition');
    expect((await draftOf(agency, id)).figures.nights).toEqual([]);
  });

  test('is refused without rows, and to who may not', async () => {
    const { id } = await newArtist(agency);
    const draft = await draftOf(agency, id);
    expect(refusal(await call(routes.send, agent, asSeen(draft)))).toBe('400 statement.empty');
    expect(refusal(await call(routes.send, readOnly, asSeen(draft)))).toBe('403 denied');
    const unknown = { ...asSeen(draft), params: { id: unknownId() } };
    expect(refusal(await call(routes.send, agent, unknown))).toBe('404 notFound');
  });

  test('of two statements at once gives a show to one of them only', async () => {
    const { id } = await newArtist(agency);
    await settledNight(agency, [id]);
    const drafts = [await draftOf(agency, id), await draftOf(agency, id)];
    const answers = await Promise.all(drafts.map((draft) => call(routes.send, agent, asSeen(draft))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const list = await ok(routes.list, agent, { body: { filters: [{ field: 'artist', values: [id] }] } });
    expect(list.rows.map(({ stage, nights }) => [stage, nights]).toSorted()).toEqual([
      ['draft', undefined],
      ['sent', 1],
    ]);
  });

  test('twice at once counts once', async () => {
    const { id } = await newArtist(agency);
    const draft = await draftOf(agency, id, advance(100));
    const answers = await Promise.all([1, 2].map(() => call(routes.send, agent, asSeen(draft))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an agreed statement', () => {
  test('is agreed and paid on a day that can be, by who may', async () => {
    const { id } = await newArtist(agency);
    await settledNight(agency, [id]);
    const open = await sent(agency, await draftOf(agency, id));
    const params = { id: open.id };
    const tomorrow = { rev: open.rev, date: addDays(today, 2), name: 'Ana' };
    expect(refusal(await call(routes.agree, agent, { params, body: tomorrow }))).toBe('400 statement.dateInFuture');
    const ready = await agreed(agency, open, today);
    expect(ready).toMatchObject({ stage: 'agreed', agreed: { date: today, name: 'Ana' } });
    const body = { rev: ready.rev, payout: { date: today, method: 'bank' as const, reference: 'P 1' } };
    // The period of the test lies ahead, so that no day is left to pay.
    const early = await call(routes.settle, finance, { params, body });
    expect(refusal(early)).toBe('400 statement.dateTooEarly');
    expect(refusal(await call(routes.settle, agent, { params, body }))).toBe('403 denied');
    expect(refusal(await call(routes.settle, finance, { params, body: { rev: ready.rev } }))).toBe('400 required');
  });

  test('with a balance above 0 holds its payout', async () => {
    const { id } = await newArtist(agency);
    const rows = [{ kind: 'adjustment' as const, text: 'Bonus', amount: 3000, vatRate: 9000 }];
    const past = { from: '2026-01-01', to: '2026-01-31', rows };
    const ready = await agreed(agency, await sent(agency, await draftOf(agency, id, past)), today);
    const params = { id: ready.id };
    const body = { rev: ready.rev, payout: { date: today, reference: 'P 1' } };
    const answers = await Promise.all([1, 2].map(() => call(routes.settle, finance, { params, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ok(routes.get, agent, { params })).toMatchObject({
      stage: 'settled',
      figures: { balance: 3270 },
      payout: { date: today, method: 'bank', reference: 'P 1' },
    });
    expect((await ok(routes.balance, agent, { params: { artistId: id } })).rows).toEqual([]);
  });

  test('below 0 is carried over once', async () => {
    const { id } = await newArtist(agency);
    const owing = await sent(agency, await draftOf(agency, id, advance(20_325)));
    const ready = await agreed(agency, owing, today);
    await ok(routes.settle, finance, { params: { id: ready.id }, body: { rev: ready.rev } });
    const owed = { currency: 'EUR', waitingNights: 0, waiting: 0, open: -20_325, balance: -20_325 };
    expect((await ok(routes.balance, agent, { params: { artistId: id } })).rows).toEqual([owed]);
    await settledNight(agency, [id]);
    const drafts = [await draftOf(agency, id), await draftOf(agency, id, { to: '2027-05-30' })];
    expect(drafts[0]?.figures.carried).toEqual([{ statementId: owing.id, number: owing.number, balance: -20_325 }]);
    const answers = await Promise.all(drafts.map((draft) => call(routes.send, agent, asSeen(draft))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const next = await draftOf(agency, id, advance(1));
    expect(next.figures).toMatchObject({ carried: [], nights: [], balance: -1 });
    expect((await ok(routes.balance, agent, { params: { artistId: id } })).rows).toEqual([
      { currency: 'EUR', waitingNights: 0, waiting: 0, open: NIGHT - 20_325, balance: NIGHT - 20_325 },
    ]);
  });
});

test('an artist’s own login sees its sent statements and its balance, no draft and no internal note', async () => {
  const { id } = await newArtist(agency);
  await settledNight(agency, [id]);
  await settledNight(agency, [id], { day: '2027-06-02' });
  const note = { internalNote: 'Secret of the agency' };
  const open = await sent(agency, await draftOf(agency, id, note));
  const draft = await draftOf(agency, id, { ...note, to: '2027-06-30' });
  const foreign = await sent(agency, await draftOf(agency, (await newArtist(agency)).id, advance(1)));
  const artist = await makeSignedIn(agency.tenantId, { role: 'artist', artistIds: [id] });
  const list = await ok(routes.list, artist, { body: {} });
  expect(list).toMatchObject({ total: 1, rows: [{ id: open.id, balance: NIGHT }] });
  const seen = await ok(routes.get, artist, { params: { id: open.id } });
  expect(seen).toMatchObject({ internalNote: '', figures: { balance: NIGHT } });
  const { rows } = await ok(routes.activity, artist, { params: { id: open.id }, query: {} });
  expect(JSON.stringify([seen, list, rows])).not.toContain('Secret');
  for (const hidden of [draft, foreign])
    expect(refusal(await call(routes.get, artist, { params: { id: hidden.id } }))).toBe('404 notFound');
  expect((await ok(routes.balance, artist, { params: { artistId: id } })).rows).toEqual([
    { currency: 'EUR', waitingNights: 1, waiting: NIGHT, open: NIGHT, balance: 2 * NIGHT },
  ]);
  expect(refusal(await call(routes.send, artist, asSeen(open)))).toBe('403 denied');
  const promoter = await makeSignedIn(agency.tenantId, { role: 'promoter', artistIds: [id] });
  expect(refusal(await call(routes.get, promoter, { params: { id: open.id } }))).toBe('403 denied');
});
