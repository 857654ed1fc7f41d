import { showContract } from '#shared/domains/show/contract.ts';
import { ok } from './api.ts';
import { type Agency, makeAgency, showInput, unknownId } from './fixtures.ts';
import type { Ids } from './fuzz.ts';

/** An agency with a record of each kind that fields lead to. */
export type Records = Agency & { readonly show: { readonly id: string } };

export async function makeRecords(): Promise<Records> {
  const agency = await makeAgency();
  const show = await ok(showContract.routes.insert, agency.users.administrator, { body: showInput(agency) });
  return { ...agency, show };
}

/** The agency's record that a field of this name leads to. */
export const idsOf =
  (agency: Records, domain: string): Ids =>
  (field) => {
    const kind = /artist/i.test(field)
      ? 'artist'
      : /tag/i.test(field)
        ? 'tag'
        : /status|target/i.test(field)
          ? domain === 'tag'
            ? 'tag'
            : 'status'
          : field;
    const records: Record<string, string> = {
      artist: agency.artist.id,
      status: agency.status('Option').id,
      tag: agency.tag.id,
      venueId: agency.venue.id,
      promoterId: agency.company.id,
      companyId: agency.company.id,
      contactId: agency.contact.id,
      ownerId: agency.users.agent.user.id,
      userId: agency.users.agent.user.id,
      tenantId: agency.tenantId,
      company: agency.company.id,
      contact: agency.contact.id,
      venue: agency.venue.id,
      show: agency.show.id,
      user: agency.users.agent.user.id,
      recordId: agency.show.id,
      showId: agency.show.id,
      releaseIds: agency.show.id,
      travellerIds: agency.contact.id,
    };
    return records[kind] ?? records[domain] ?? unknownId();
  };
