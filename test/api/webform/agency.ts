import { stampOf } from '#functions/domains/booking/webform/guard.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { ok } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';

const { create, linkArtist } = webformContract.routes;
let made = 0;

/** Makes a form for the agency's first artist. */
export async function makeForm(agency: Agency, more: object = {}): Promise<Webform> {
  const user = agency.users.agent;
  const { id } = await ok(create, user, { body: { name: `Request a date ${++made}`, ...more } });
  return ok(linkArtist, user, { body: { id, artistId: agency.artist.id } });
}

/** Makes the stamp of a page that was opened ten seconds ago. */
export const agedStamp = (address: string, seconds = 10): string =>
  stampOf(address, new Date(Date.now() - seconds * 1000));

/** Makes the fields that a person types, without a script. */
export const typed = (agency: Agency, form: Webform, more: Readonly<Record<string, string>> = {}) => ({
  stamp: agedStamp(form.address),
  language: 'en',
  homepage: '',
  js: '',
  work: '',
  files: '',
  artistId: agency.artist.id,
  date: `${NEXT_YEAR}-06-12`,
  startTime: '00:30',
  kind: 'Club night',
  venueName: 'Turbinehal',
  venueCity: 'Ghent',
  venueCountry: 'BE',
  capacity: '1200',
  fee: '1500,50',
  company: 'Night Shift',
  contactName: 'Mo Peeters',
  email: 'mo@nightshift.example',
  message: 'Hello there',
  ...more,
});
