import { type CrmObject, createObjects, joinCompanies } from '#functions/platform/authority/hubspot.ts';
import { commit } from '#functions/platform/data/write.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Synced } from './kinds.ts';
import { linksHere, linkWrites } from './links.ts';
import type { Ours } from './ours.ts';
import { closing, leave, type Run } from './run.ts';

const REFUSED = [400, 409];
const isRefused = (e: unknown): boolean => e instanceof ServiceFailure && REFUSED.includes(e.status ?? 0);

const inputOf = (synced: Synced, { id, values, companyName }: Ours) => {
  const { company, ...own } = values;
  const properties = { ...synced.written(own), ...(companyName ? { company: companyName } : {}) };
  const filled = Object.entries(properties).filter(([, value]) => value);
  return { objectWriteTraceId: id, properties: Object.fromEntries(filled) };
};

/** Creates records. HubSpot refuses a batch as a whole: each is then tried alone, to find the one that it refuses. */
async function created({ access }: Run, synced: Synced, records: readonly Ours[]): Promise<CrmObject[]> {
  const inputs = records.map((ours) => inputOf(synced, ours));
  try {
    return await createObjects(access.token, synced.type, inputs);
  } catch (e) {
    if (!isRefused(e)) throw e;
  }
  if (inputs.length === 1) return [];
  const made: CrmObject[] = [];
  for (const input of inputs)
    try {
      made.push(...(await createObjects(access.token, synced.type, [input])));
    } catch (e) {
      if (!isRefused(e)) throw e;
    }
  return made;
}

/**
 * Makes records of ours at HubSpot, up to a batch, and links them. If the work breaks off before the links are written,
 * the next run finds them there by email, domain or name.
 */
export async function makeThere(run: Run, synced: Synced, records: readonly Ours[]): Promise<void> {
  const { kind } = synced;
  if (records.length === 0) return;
  const made = new Map((await created(run, synced, records)).map((object) => [object.objectWriteTraceId, object]));
  const companyOf = ({ values }: Ours) => (values.company ? [noOf(values.company)] : []);
  const companies = await linksHere(run.place, 'company', records.flatMap(companyOf));
  const joining: { contact: string; company: string }[] = [];
  for (const ours of records) {
    const object = made.get(ours.id);
    const ref = `R${ours.no}`;
    if (!object) {
      await leave(run, kind, run.there, { ref, recordId: ours.id, reason: 'refused', title: ours.title });
      continue;
    }
    const company = companyOf(ours).flatMap((no) => companies.get(no) ?? [])[0];
    if (company) joining.push({ contact: object.id, company });
    // A company without a link is not said to be sent: the contact is joined with it later.
    const sent = { ...ours.values, ...('company' in ours.values && !company ? { company: '' } : {}) };
    const theirs = { ...sent, ...filledIn(synced.read(object.properties)) };
    const link = { hubspotId: object.id, recordId: ours.id, base: { ours: sent, theirs } };
    await commit([...linkWrites(run.place, kind, link), closing(run, kind, ref)]);
    run.there.made++;
  }
  await joinCompanies(run.access.token, joining);
}
const filledIn = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));
