import { publicDatesContract } from '#shared/domains/booking/public-dates/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { makeForm } from '#test/api/webform/agency.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { COLLECTION, SITE, TOKEN } from '#test/support/webflow.ts';

const { dates, save, saveDates } = webflowContract.routes;
/** The fields of the collection that the stand-in has, as their names suggest them. */
export const FIELDS = {
  artist: 'band',
  date: 'show-date',
  venue: 'venue',
  city: 'town',
  country: 'country',
  ticketUrl: 'ticket-link',
  soldOut: 'sold-out',
};
export const choice = (more: object = {}) => ({
  body: { siteId: SITE, collectionId: COLLECTION, fields: FIELDS, rev: 0, ...more },
});
/** An agency with Webflow, and an artist whose dates are public. */
export async function connectedAgency(): Promise<Agency> {
  const agency = await makeAgency();
  const { administrator } = agency.users;
  const form = await makeForm(agency);
  await ok(save, administrator, { body: { webformId: form.id, token: TOKEN, secret: '', rev: 0 } });
  await ok(publicDatesContract.routes.set, administrator, { params: { id: agency.artist.id }, body: { isOn: true } });
  return agency;
}
export async function publishingAgency(): Promise<Agency> {
  const agency = await connectedAgency();
  await ok(saveDates, agency.users.administrator, choice());
  return agency;
}
export const shown = ({ users }: Agency) => ok(dates, users.administrator, {});

/** A show that everybody may know of. */
export function announce(agency: Agency, day: string, more: object = {}) {
  const on = `${NEXT_YEAR}-${day}`;
  const times = { start: `${on}T20:00`, end: `${on}T22:00`, announceAt: '2020-01-01T12:00' };
  const body = showInput(agency, { ...times, statusId: agency.status('Confirmed').id, ...more });
  return ok(showContract.routes.insert, agency.users.administrator, { body });
}
