import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ok } from './api.ts';
import { makeAgency, showInput, unknownId } from './fixtures.ts';
import type { Ids } from './fuzz.ts';
import { makeAir, makeFlight, makeLodging, makeTrain } from './travel.ts';

/** An agency with a record of each kind that fields lead to. */
export type Records = Awaited<ReturnType<typeof makeRecords>>;

export async function makeRecords() {
  const agency = await makeAgency();
  const [show, air] = await Promise.all([
    ok(showContract.routes.insert, agency.users.administrator, { body: showInput(agency) }),
    makeAir(agency),
  ]);
  const [flight, train, lodging] = await Promise.all([makeFlight(agency, air), makeTrain(agency), makeLodging(agency)]);
  return { ...agency, show, air, flight, train, lodging };
}

const segmentOf = ({ flight, train }: Records, domain: string) =>
  domain === 'flight' ? flight.segments[0]?.id : train.segments[0]?.id;
let airports = 0;
/** One after the other: nobody flies from an airport to the same. */
const airportOf = ({ air }: Records) => (airports++ % 2 === 0 ? air.amsterdam : air.london);

/** The kind of record that fields of this name lead to. */
function kindOf(field: string, domain: string): string {
  if (/artist/i.test(field)) return 'artist';
  if (/tag/i.test(field)) return 'tag';
  if (/status|target/i.test(field)) return domain === 'tag' ? 'tag' : 'status';
  return field;
}

const recordsOf = (agency: Records): Readonly<Record<string, string>> => ({
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
  contactIds: agency.contact.id,
  airlineId: agency.air.airlineId,
  travelId: agency.flight.id,
  flight: agency.flight.id,
  train: agency.train.id,
  lodging: agency.lodging.id,
});

/** The agency's record that a field of this name leads to. */
export const idsOf =
  (agency: Records, domain: string): Ids =>
  (field) => {
    if (field === 'airportId') return airportOf(agency);
    if (field === 'segmentId') return segmentOf(agency, domain) ?? unknownId();
    const records = recordsOf(agency);
    return records[kindOf(field, domain)] ?? records[domain] ?? unknownId();
  };
