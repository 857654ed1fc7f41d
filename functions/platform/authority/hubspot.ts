import * as z from 'zod';
import { callJson, ServiceFailure } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';

/*
 * HubSpot's CRM API, v3 and v4 (associations), with the access token of a private app. A search answers at most 10,000
 * records, in pages of 100. A batch takes 100 records.
 */
export const HUBSPOT_BATCH = 100;
const SEARCH_MAX = 10_000;
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5_000_000;
/** HubSpot counts the calls of ten seconds, and of one second for searches. */
const PAUSE_MS = 1_000;

export type ObjectType = 'companies' | 'contacts';
export type Properties = Readonly<Record<string, string | null | undefined>>;
/** The property with the moment of the last change. Contacts are older than its present name. */
const MODIFIED = { companies: 'hs_lastmodifieddate', contacts: 'lastmodifieddate' } as const;

const HubSpotId = z.union([z.string(), z.number()]).transform(String);
const CrmObject = z.object({
  id: HubSpotId,
  properties: z.record(z.string(), z.union([z.string(), z.null()])),
  updatedAt: z.iso.datetime({ offset: true }),
  archived: z.boolean().optional(),
  objectWriteTraceId: z.string().optional(),
});
export type CrmObject = z.infer<typeof CrmObject>;
const Objects = z.object({ results: z.array(CrmObject) });
const Found = Objects.extend({ paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional() });
const Account = z.object({ portalId: HubSpotId });
const Associations = z.object({
  results: z.array(
    z.object({
      from: z.object({ id: HubSpotId }),
      to: z.array(
        z.object({
          toObjectId: HubSpotId,
          associationTypes: z.array(z.object({ label: z.string().nullish() })).default([]),
        }),
      ),
    }),
  ),
});

const call = <const S extends z.core.$ZodType>(token: string, path: string, schema: S, body?: unknown) =>
  callJson({
    base: env.hubspotUrl(),
    path,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
    schema,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    pauseMs: PAUSE_MS,
  });

/** The account of a token. */
export const accountOf = (token: string) => call(token, '/account-info/v3/details', Account);

/** A place in the order of changes: a moment in milliseconds, and how many of its records were read. */
export interface ChangePlace {
  readonly since: number;
  readonly after: number;
}
export interface ChangePage {
  readonly objects: readonly CrmObject[];
  /** The place of the next page. Undefined: nothing more has changed. */
  readonly next: ChangePlace | undefined;
  /** The moment of the last change in this page. */
  readonly lastAt: number;
}

/**
 * Reads a page of changes, the oldest first. The next page begins at the last moment of this one, not at its end: a
 * record that changes meanwhile moves to the end and would shift the others past the reader. Only if a whole page has
 * one moment does it go on by number. Records of a moment beyond the limit of a search are out of reach.
 */
export async function changesSince(
  token: string,
  type: ObjectType,
  { since, after }: ChangePlace,
  properties: readonly string[],
): Promise<ChangePage> {
  const propertyName = MODIFIED[type];
  const { results, paging } = await call(token, `/crm/v3/objects/${type}/search`, Found, {
    filterGroups: [{ filters: [{ propertyName, operator: 'GTE', value: String(since) }] }],
    sorts: [{ propertyName, direction: 'ASCENDING' }],
    properties: [...properties, propertyName],
    limit: HUBSPOT_BATCH,
    ...(after > 0 ? { after: String(after) } : {}),
  });
  const lastAt = results.reduce((last, one) => Math.max(last, momentOf(one, propertyName)), since);
  const isMore = Boolean(paging?.next);
  return { objects: results, lastAt, next: isMore ? nextPlace({ since, after }, lastAt, results.length) : undefined };
}
function momentOf({ properties, updatedAt }: CrmObject, name: string): number {
  const moment = Date.parse(properties[name] ?? updatedAt);
  if (Number.isNaN(moment)) throw new ServiceFailure('answered in another form');
  return moment;
}
function nextPlace({ since, after }: ChangePlace, lastAt: number, read: number): ChangePlace {
  if (lastAt > since) return { since: lastAt, after: 0 };
  return after + read >= SEARCH_MAX ? { since: since + 1, after: 0 } : { since, after: after + read };
}

/** The records of these ids that are not archived. */
export async function objectsOf(
  token: string,
  type: ObjectType,
  ids: readonly string[],
  properties: readonly string[],
) {
  const found: CrmObject[] = [];
  for (const some of chunks(ids, HUBSPOT_BATCH)) {
    const inputs = some.map((id) => ({ id }));
    const answer = await call(token, `/crm/v3/objects/${type}/batch/read`, Objects, { properties, inputs });
    found.push(...answer.results.filter(({ archived }) => !archived));
  }
  return found;
}

/** The records that have one of these values in a property. HubSpot compares in lower case. */
export async function objectsWith(
  token: string,
  type: ObjectType,
  propertyName: string,
  values: readonly string[],
  properties: readonly string[],
): Promise<CrmObject[]> {
  const found: CrmObject[] = [];
  for (let after = ''; values.length > 0; ) {
    const { results, paging } = await call(token, `/crm/v3/objects/${type}/search`, Found, {
      filterGroups: [{ filters: [{ propertyName, operator: 'IN', values: values.map((one) => one.toLowerCase()) }] }],
      properties,
      limit: HUBSPOT_BATCH,
      ...(after ? { after } : {}),
    });
    found.push(...results);
    after = paging?.next?.after ?? '';
    if (!after || found.length >= SEARCH_MAX) break;
  }
  return found;
}

/** Creates up to a batch. The answer has no order: `objectWriteTraceId` says which record is which. */
export const createObjects = async (
  token: string,
  type: ObjectType,
  inputs: readonly { readonly objectWriteTraceId: string; readonly properties: Properties }[],
): Promise<CrmObject[]> => (await call(token, `/crm/v3/objects/${type}/batch/create`, Objects, { inputs })).results;

/** Changes up to a batch. Records that are archived are missing in the answer. */
export const updateObjects = async (
  token: string,
  type: ObjectType,
  inputs: readonly { readonly id: string; readonly properties: Properties }[],
): Promise<CrmObject[]> =>
  inputs.length > 0 ? (await call(token, `/crm/v3/objects/${type}/batch/update`, Objects, { inputs })).results : [];

const COMPANIES_OF_CONTACTS = '/crm/v4/associations/contacts/companies/batch';
/** The company of each contact that has one: its primary one, else the first. */
export async function companiesOfContacts(token: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const some of chunks(ids, HUBSPOT_BATCH)) {
    const inputs = some.map((id) => ({ id }));
    const { results } = await call(token, `${COMPANIES_OF_CONTACTS}/read`, Associations, { inputs });
    for (const { from, to } of results) {
      const primary = to.find(({ associationTypes }) => associationTypes.some(({ label }) => label === 'Primary'));
      const company = primary ?? to[0];
      if (company) found.set(from.id, company.toObjectId);
    }
  }
  return found;
}

/** Joins contacts with companies. A repeat changes nothing. */
export async function joinCompanies(
  token: string,
  pairs: readonly { readonly contact: string; readonly company: string }[],
): Promise<void> {
  for (const some of chunks(pairs, HUBSPOT_BATCH)) {
    const inputs = some.map(({ contact, company }) => ({ from: { id: contact }, to: { id: company } }));
    await call(token, `${COMPANIES_OF_CONTACTS}/associate/default`, z.object({}), { inputs });
  }
}
