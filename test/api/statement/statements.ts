import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Billing } from '#test/api/invoice/agency.ts';
import { ok } from '#test/support/api.ts';
import { makeArtist, showInput } from '#test/support/fixtures.ts';

const { routes: deal } = dealContract;
export const { routes } = statementContract;

/** A show of May 2027 with a closed settlement: a flat fee, 15 % commission. */
export async function settledNight(
  agency: Billing,
  artistIds: readonly string[],
  { day = '2027-05-21', guarantee = 100_000, currency = 'EUR' as 'EUR' | 'USD' } = {},
) {
  const { agent } = agency.users;
  const body = showInput(agency, { artistIds: [...artistIds], start: `${day}T20:00`, end: `${day}T22:00` });
  const { id, number } = await ok(showContract.routes.insert, agent, { body });
  const params = { id };
  await ok(deal.update, agent, { params, body: { rev: 0, type: 'flat', currency, guarantee } });
  await ok(deal.close, agent, { params, body: { rev: 1 } });
  return { id, number };
}

export const newArtist = (agency: Billing) => makeArtist(agency.tenantId, `Artist ${Math.random()}`);

export const inputFor = (agency: Billing, artistId: string, more: object = {}) => ({
  artistId,
  bookkeepingId: agency.bookkeeping.id,
  currency: 'EUR' as const,
  from: '2027-05-01',
  to: '2027-05-31',
  ...more,
});
export const draftOf = (agency: Billing, artistId: string, more: object = {}): Promise<Statement> =>
  ok(routes.create, agency.users.agent, { body: inputFor(agency, artistId, more) });

export const asSeen = ({ id, rev, figures }: Statement) => ({
  params: { id },
  body: { rev, balance: figures.balance },
});
export const sent = (agency: Billing, draft: Statement): Promise<Statement> =>
  ok(routes.send, agency.users.agent, asSeen(draft));
export const agreed = (agency: Billing, { id, rev }: Statement, date: string): Promise<Statement> =>
  ok(routes.agree, agency.users.agent, { params: { id }, body: { rev, date, name: 'Ana' } });
