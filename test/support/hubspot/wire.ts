import type { Answer, HubSpotAccount, HubSpotKind, HubSpotRecord } from './account.ts';

interface Filter {
  readonly propertyName: string;
  readonly operator: 'GTE' | 'IN';
  readonly value?: string;
  readonly values?: readonly string[];
}
interface Search {
  readonly filterGroups: readonly { readonly filters: readonly Filter[] }[];
  readonly sorts?: readonly { readonly propertyName: string }[];
  readonly properties: readonly string[];
  readonly limit: number;
  readonly after?: string;
}
interface Batch {
  readonly properties?: readonly string[];
  readonly inputs: readonly {
    readonly id: string;
    readonly objectWriteTraceId?: string;
    readonly properties: Record<string, string>;
    readonly from: { readonly id: string };
    readonly to: { readonly id: string };
  }[];
}

const MODIFIED = { companies: 'hs_lastmodifieddate', contacts: 'lastmodifieddate' } as const;
const SEARCH_MAX = 10_000;
const BATCH_MAX = 100;
const json = (status: number, body: object): Answer => [status, JSON.stringify(body)];
export const refused = (status: number, category: string, message: string): Answer =>
  json(status, { status: 'error', message, correlationId: 'c0ffee', category });

const shown = (kind: HubSpotKind, record: HubSpotRecord, wanted: readonly string[]) => ({
  id: record.id,
  properties: {
    ...Object.fromEntries(wanted.map((name) => [name, record.properties[name] ?? null])),
    [MODIFIED[kind]]: record.updatedAt,
    hs_object_id: record.id,
  },
  createdAt: '2025-12-01T00:00:00.000Z',
  updatedAt: record.updatedAt,
  archived: record.archived,
});

const textIn = (kind: HubSpotKind, record: HubSpotRecord, name: string): string =>
  name === MODIFIED[kind] ? String(Date.parse(record.updatedAt)) : (record.properties[name] ?? '');

function fits(kind: HubSpotKind, record: HubSpotRecord, { propertyName, operator, value, values }: Filter): boolean {
  const own = textIn(kind, record, propertyName);
  if (operator === 'GTE') return own !== '' && Number(own) >= Number(value);
  return own !== '' && Boolean(values?.includes(own.toLowerCase()));
}

function search({ state }: HubSpotAccount, kind: HubSpotKind, asked: Search): Answer {
  const { filterGroups, sorts, properties, limit, after = '0' } = asked;
  const found = state[kind].filter(
    (one) => !one.archived && filterGroups.some(({ filters }) => filters.every((filter) => fits(kind, one, filter))),
  );
  const by = sorts?.[0]?.propertyName;
  if (by) found.sort((a, b) => Number(textIn(kind, a, by)) - Number(textIn(kind, b, by)));
  const end = Number(after) + limit;
  if (limit > BATCH_MAX || end > SEARCH_MAX) return refused(400, 'VALIDATION_ERROR', 'paging is too deep');
  const paging = end < found.length ? { paging: { next: { after: String(end), link: '?after' } } } : {};
  const results = found.slice(Number(after), end).map((one) => shown(kind, one, properties));
  return json(200, { total: found.length, results, ...paging });
}

const complete = (status: number, results: readonly object[], errors: readonly object[] = []): Answer =>
  json(errors.length > 0 ? 207 : status, {
    status: 'COMPLETE',
    results,
    ...(errors.length > 0 ? { numErrors: errors.length, errors } : {}),
    startedAt: '2026-01-01T00:00:00.000Z',
    completedAt: '2026-01-01T00:00:00.010Z',
  });

const missing = (ids: readonly string[]) =>
  ids.map((id) => ({ status: 'error', category: 'OBJECT_NOT_FOUND', message: 'no such', context: { ids: [id] } }));

function readOrUpdate({ state, change }: HubSpotAccount, kind: HubSpotKind, isUpdate: boolean, batch: Batch): Answer {
  const live = (id: string) => state[kind].find((one) => one.id === id && !one.archived);
  const results = batch.inputs.flatMap(({ id, properties }) => {
    const record = live(id);
    if (record && isUpdate) change(record, properties);
    const wanted = isUpdate ? Object.keys(properties) : (batch.properties ?? []);
    return record ? [shown(kind, record, wanted)] : [];
  });
  return complete(200, results, missing(batch.inputs.filter(({ id }) => !live(id)).map(({ id }) => id)));
}

/** The answer lists new records in another order than they were asked for. */
function create({ state, add }: HubSpotAccount, kind: HubSpotKind, { inputs }: Batch): Answer {
  const isTaken = ({ properties: { email } }: { readonly properties: Record<string, string> }) =>
    kind === 'contacts' &&
    Boolean(email) &&
    state.contacts.some((one) => one.properties.email === email?.toLowerCase());
  if (inputs.some(isTaken)) return refused(409, 'CONFLICT', 'Contact already exists.');
  const results = inputs.map(({ properties: given, objectWriteTraceId }) => {
    const email: Record<string, string> = given.email ? { email: given.email.toLowerCase() } : {};
    return { ...shown(kind, add(kind, { ...given, ...email }), Object.keys(given)), objectWriteTraceId };
  });
  return complete(201, results.reverse());
}

function objects(account: HubSpotAccount, kind: HubSpotKind, operation: string, batch: Batch): Answer {
  if (batch.inputs.length > BATCH_MAX) return refused(400, 'VALIDATION_ERROR', 'Too many inputs');
  if (operation === 'create') return create(account, kind, batch);
  return readOrUpdate(account, kind, operation === 'update', batch);
}

function join({ state }: HubSpotAccount, { inputs }: Batch): Answer {
  for (const { from, to } of inputs) {
    const others = (state.joined.get(from.id) ?? []).filter((id) => id !== to.id);
    state.joined.set(from.id, [...others, to.id]);
  }
  return complete(200, []);
}

function joined({ state }: HubSpotAccount, { inputs }: Batch): Answer {
  const known = inputs.filter(({ id }) => state.joined.has(id));
  const typesOf = (i: number) => [
    ...(i === 0 ? [{ category: 'HUBSPOT_DEFINED', typeId: 1, label: 'Primary' }] : []),
    { category: 'HUBSPOT_DEFINED', typeId: 279, label: null },
  ];
  const results = known.map(({ id }) => ({
    from: { id },
    to: (state.joined.get(id) ?? []).map((to, i) => ({ toObjectId: Number(to), associationTypes: typesOf(i) })),
  }));
  return complete(200, results.reverse(), missing(inputs.filter((one) => !known.includes(one)).map(({ id }) => id)));
}

const OBJECTS = /\/crm\/v3\/objects\/(companies|contacts)\/(?:batch\/)?(search|read|create|update)$/;
const JOINING = /\/crm\/v4\/associations\/contacts\/companies\/batch\/(read|associate\/default)$/;

/** Answers as HubSpot's CRM API: account info, objects (v3) and associations (v4). */
export function answerTo(account: HubSpotAccount, path: string, text: string): Answer {
  const [, kind, operation] = OBJECTS.exec(path) ?? [];
  const [, joining] = JOINING.exec(path) ?? [];
  if (path.endsWith('/account-info/v3/details'))
    return json(200, { portalId: account.state.portalId, accountType: 'STANDARD', timeZone: 'Europe/Amsterdam' });
  if (joining) return (joining === 'read' ? joined : join)(account, JSON.parse(text));
  if (operation === 'search') return search(account, kind as HubSpotKind, JSON.parse(text));
  if (operation) return objects(account, kind as HubSpotKind, operation, JSON.parse(text));
  return refused(404, 'OBJECT_NOT_FOUND', 'resource not found');
}
