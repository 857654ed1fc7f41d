import { describe, expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { MAX_COMMISSIONS } from '#shared/domains/agreements/invoice/on-behalf.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { draftOf, sent, settledNight } from '#test/api/statement/statements.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeArtist } from '#test/support/fixtures.ts';
import { at, billingAgency, draftInvoice } from './agency.ts';
import { addPaper, artistsBooks } from './artists-books.ts';
import { confirmedShow } from './contracted.ts';

const { copy, createNext, issue, list, makeCredit, nextBills } = invoiceContract.routes;
const billing = await billingAgency();
const { agent, finance } = billing.users;
/** An artist with a bookkeeping of its own and, unless said, the mandate on file. */
async function represented({ mandateOn = '2020-01-01', hasFile = true } = {}) {
  const book = await artistsBooks(billing, { mandateOn });
  const more: Partial<ArtistInput> = { bookkeepingId: book.id };
  const artist = await makeArtist(billing.tenantId, `Artist ${Math.random()}`, more);
  if (hasFile) await addPaper(billing, artist.id, 'mandate');
  return { book, artist };
}
type Represented = Awaited<ReturnType<typeof represented>>;
const draft = ({ book, artist }: Represented, more: object = {}): Promise<Invoice> =>
  draftInvoice(billing, { bookkeepingId: book.id, artistIds: [artist.id], ...more });
const issued = (document: Invoice) => ok(issue, finance, at(document, { confirmed: ['invoice.dateLastYear'] }));
const commissionsOf = async (artistId: string) => {
  const filters = [
    { field: 'artist' as const, values: [artistId] },
    { field: 'type' as const, values: ['commission'] },
  ];
  return (await ok(list, finance, { body: { filters } })).rows;
};
/** A confirmed show of artists, whose deal agrees on 15 % of EUR 10,000.00. */
async function agreedShow(...artistIds: string[]) {
  const show = await confirmedShow(billing, { artistIds });
  const body = { rev: 0, type: 'flat' as const, currency: 'EUR', guarantee: 1_000_000 };
  await ok(dealContract.routes.update, agent, { params: { id: show.id }, body });
  return show;
}

describe('a document in the name of an artist', () => {
  it('names the artist as its seller, the agency’s account, and who issued it', async () => {
    const document = await issued(await draft(await represented()));
    expect(document).toMatchObject({
      type: 'onBehalf',
      seller: { name: 'Ana Fado', vatNumber: 'NL987654321B01', email: '' },
      payTo: { iban: 'NL91ABNA0417164300' },
      onBehalf: { by: 'Test Agency BV' },
    });
  });

  it('has the series of the artist', async () => {
    const own = await represented();
    const numbers = [await issued(await draft(own)), await issued(await draft(own))].map(({ number }) => number);
    expect(numbers.map((number) => number.split('-')[1])).toEqual(['0001', '0002']);
    const ofAnother = await issued(await draft(await represented()));
    expect(ofAnother.number).toBe(numbers[0]);
  });

  it('is of its bookkeeping: another one makes it an ordinary invoice, and a copy stays', async () => {
    const own = await represented();
    const document = await draft(own);
    expect(document.type).toBe('onBehalf');
    expect((await ok(copy, finance, { params: { id: document.id } })).type).toBe('onBehalf');
    expect((await draft(own, { bookkeepingId: billing.bookkeeping.id })).type).toBe('invoice');
  });

  it('is credited in the artist’s name too', async () => {
    const document = await issued(await draft(await represented()));
    const credit = await issued(await ok(makeCredit, finance, at(document)));
    expect(credit).toMatchObject({ type: 'credit', onBehalf: { by: 'Test Agency BV' }, seller: { name: 'Ana Fado' } });
  });

  it.each([
    ['no file', { hasFile: false }, 'onBehalf.noMandate'],
    ['no date', { mandateOn: '' }, 'onBehalf.noMandate'],
  ])('is refused with a mandate of %s', async (_name, given, code) => {
    const answer = await call(issue, finance, at(await draft(await represented(given))));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ code, field: 'artistIds' }]);
  });

  it('is refused for an artist of another bookkeeping', async () => {
    const [own, other] = [await represented(), await represented()];
    const answer = await call(issue, finance, at(await draft({ book: own.book, artist: other.artist })));
    expect(answer.body.errors).toMatchObject([{ code: 'onBehalf.otherArtist', field: 'artistIds' }]);
  });
});

describe('its issue', () => {
  it('drafts the commission to the artist, in the agency’s own bookkeeping', async () => {
    const own = await represented();
    const show = await agreedShow(own.artist.id);
    await issued(await draft(own, { showIds: [show.id] }));
    const [commission, ...more] = await commissionsOf(own.artist.id);
    expect(more).toEqual([]);
    expect(commission).toMatchObject({
      stage: 'draft',
      net: 150_000,
      tax: 31_500,
      bookkeepingId: billing.bookkeeping.id,
      shows: [{ showId: show.id }],
    });
  });

  it('drafts one commission of a show, though two documents are issued at once', async () => {
    const own = await represented();
    const show = await agreedShow(own.artist.id);
    const drafts = [await draft(own, { showIds: [show.id] }), await draft(own, { showIds: [show.id] })];
    const answers = await Promise.all(drafts.map((one) => call(issue, finance, at(one))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await commissionsOf(own.artist.id)).toHaveLength(1);
  });

  it('drafts those of as many shows as it takes', async () => {
    const own = await represented();
    const shows = [];
    for (let i = 0; i < MAX_COMMISSIONS; i++) shows.push(await agreedShow(own.artist.id));
    await issued(await draft(own, { showIds: shows.map(({ id }) => id) }));
    expect(await commissionsOf(own.artist.id)).toHaveLength(MAX_COMMISSIONS);
  });

  it('drafts none of a show that another artist leads', async () => {
    const own = await represented();
    const lead = await makeArtist(billing.tenantId, `Artist ${Math.random()}`);
    const show = await agreedShow(lead.id, own.artist.id);
    await issued(await draft(own, { showIds: [show.id] }));
    expect(await commissionsOf(lead.id)).toEqual([]);
    expect(await commissionsOf(own.artist.id)).toEqual([]);
  });

  it('drafts none once a statement has taken the commission', async () => {
    const own = await represented();
    const show = await settledNight(billing, [own.artist.id]);
    await sent(billing, await draftOf(billing, own.artist.id));
    await issued(await draft(own, { showIds: [show.id] }));
    expect(await commissionsOf(own.artist.id)).toEqual([]);
  });
});

it('proposes the commission of a show in the agency’s own bookkeeping', async () => {
  const own = await represented();
  const show = await settledNight(billing, [own.artist.id]);
  const query = { bookkeepingId: own.book.id };
  const { rows } = await ok(nextBills, agent, { params: { id: show.id }, query });
  const net = rows.find(({ kind }) => kind === 'commission')?.net ?? 0;
  const body = { kind: 'commission' as const, net, ...query };
  const { body: made } = await call(createNext, agent, { params: { id: show.id }, body });
  expect(made).toMatchObject({ type: 'commission', bookkeepingId: billing.bookkeeping.id });
  const answer = await call(invoiceContract.routes.update, finance, {
    params: { id: made.id },
    body: { ...inputOf(made), bookkeepingId: own.book.id, rev: made.rev },
  });
  expect(refusal(answer)).toBe('400 choice');
});
