import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgreementLine, agreementTotals, MAX_PAYMENTS, MAX_SHOWS, PromoterAgreement } from './document.ts';
import { joined, withShows } from './joined.ts';
import { partOf, showId } from './several.fixture.ts';
import { feeOf } from './several.ts';

const total = (payments: readonly { readonly amount: number }[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

describe('the document of several shows', () => {
  it('has a row, a fee and lines for each, and what all share on top', () => {
    const document = joined([partOf(1), partOf(2), partOf(5)]);
    expect(document.shows?.map(({ date, venue }) => [date, venue])).toEqual([
      ['2027-03-02', 'Hall 1'],
      ['2027-03-03', 'Hall 2'],
      ['2027-03-06', 'Hall 5'],
    ]);
    expect(document.show).toMatchObject({
      title: 'The Lanterns',
      artist: 'The Lanterns',
      date: '2027-03-02',
      lastDate: '2027-03-06',
      start: '',
      venue: { name: '', address: [] },
    });
    expect(document.timetable).toEqual([]);
    expect(document.lines.map((line) => line.showId)).toEqual([showId(1), showId(2), showId(5)]);
    expect(PromoterAgreement.parse(document)).toEqual(document);
  });
  it('names the venue of a residency', () => {
    expect(joined([partOf(1, { venue: 'Club' }), partOf(2, { venue: 'Club' })]).show.venue.name).toBe('Club');
  });
  it('says each deal once, under the shows that it is for', () => {
    const flat = { deal: 'Guarantee' };
    expect(joined([partOf(1, flat), partOf(2, flat)]).deal).toBe('Guarantee');
    expect(joined([partOf(1, flat), partOf(2, { deal: '70 %' }), partOf(3, flat)]).deal).toBe(
      'March 2, 2027, Hall 1; March 4, 2027, Hall 3:\nGuarantee\n\nMarch 3, 2027, Hall 2:\n70 %',
    );
  });
  it('has the tax at source that all shows have, or that of each show', () => {
    const [taxed, more] = [{ withholdingRate: 15_825 }, { withholdingRate: 30_000 }];
    const same = joined([partOf(1, taxed), partOf(2, taxed)]);
    expect([same.withholdingRate, same.withholdingByShow]).toEqual([15_825, undefined]);
    const different = joined([partOf(1, taxed), partOf(2, more), partOf(3)]);
    expect(different).not.toHaveProperty('withholdingRate');
    expect(different.withholdingByShow).toEqual([
      { showId: showId(1), ...taxed },
      { showId: showId(2), ...more },
    ]);
    expect(PromoterAgreement.parse(different)).toEqual(different);
    const without = withShows(different, same, showId(1), [showId(1), showId(2)]);
    expect([without.withholdingRate, without.withholdingByShow]).toEqual([15_825, undefined]);
  });
  it('says who bears the tax if that is the same for every taxed show', () => {
    const [low, high] = [15_000, 30_000].map((withholdingRate) => ({
      withholdingRate,
      withholdingBearer: 'artist' as const,
    }));
    expect(joined([partOf(1, low), partOf(2, high), partOf(3)]).withholdingBearer).toBe('artist');
    const promoter = { withholdingRate: 30_000, withholdingBearer: 'promoter' as const };
    expect(joined([partOf(1, low), partOf(2, promoter)])).not.toHaveProperty('withholdingBearer');
  });
  it('has the currency of the shows with a price', () => {
    expect(joined([partOf(1, { net: 0, currency: 'USD' }), partOf(2)]).currency).toBe('EUR');
  });
  it('is paid in full, whatever the fees, in no more payments than a document has', () => {
    const fees = fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 2, maxLength: MAX_SHOWS });
    fc.assert(
      fc.property(fees, (nets) => {
        const [first = partOf(0), ...rest] = nets.map((net, no) => partOf(no, { net }));
        const document = joined([first, ...rest]);
        const { net, gross } = agreementTotals(document.lines);
        expect(total(document.payments)).toBe(gross);
        expect(document.payments.length).toBeLessThanOrEqual(MAX_PAYMENTS);
        expect(document.payments.every(({ amount }) => amount >= 0)).toBe(true);
        expect(nets.reduce((sum, _fee, no) => sum + feeOf(document, showId(no)), 0)).toBe(net);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a change of the shows of a draft', () => {
  const two = joined([partOf(1), partOf(2)]);
  const ids = (...nos: number[]) => nos.map(showId);
  it('keeps the lines of shows that stay, and those of no show', () => {
    const own = { text: 'Backline hire', quantity: 1, net: 5000, vatRate: 21_000 };
    const lines: AgreementLine[] = [...two.lines.map((line) => ({ ...line, net: line.net + 1 })), own];
    const after = withShows({ ...two, lines }, joined([partOf(2), partOf(3)]), showId(1), ids(2, 3));
    expect(after.lines.map(({ showId: id, net }) => [id, net])).toEqual([
      [showId(2), 100_001],
      [showId(3), 100_000],
      [undefined, 5000],
    ]);
    expect(after.shows?.map((show) => show.showId)).toEqual(ids(2, 3));
    expect(total(after.payments)).toBe(agreementTotals(after.lines).gross);
  });
  it('turns one show into several, and back', () => {
    const one = partOf(1).document;
    const edited = { ...one, lines: one.lines.map((line) => ({ ...line, net: 7 })) };
    const several = withShows(edited, joined([partOf(1), partOf(2)]), showId(1), ids(1, 2));
    expect(feeOf(several, showId(1))).toBe(7);
    const back = withShows(several, partOf(1).document, showId(1), ids(1));
    expect(back).toEqual({ ...edited, payments: back.payments });
    expect(total(back.payments)).toBe(agreementTotals(edited.lines).gross);
  });
  it('takes all amounts anew if the currency is another one', () => {
    const pounds = { currency: 'GBP' };
    const after = withShows(two, joined([partOf(1, pounds), partOf(3, pounds)]), showId(1), ids(1, 3));
    expect(after.currency).toBe('GBP');
    expect(after.lines.map((line) => line.showId)).toEqual(ids(1, 3));
  });
});
