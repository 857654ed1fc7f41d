import { readAll, readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { Change } from '#shared/domains/journeys/advancing/outcome.ts';
import { needsDecision } from '#shared/domains/journeys/advancing/progress.ts';
import { nextDue } from '#shared/domains/journeys/advancing/reminders.ts';
import type {
  Answer,
  Draft,
  RequestFields,
  RequestForm,
  RequestHead,
  Version,
} from '#shared/domains/journeys/advancing/schemas.ts';
import { REQUEST_STATES } from '#shared/domains/journeys/advancing/states.ts';
import { pastVersions, presentVersion } from '#shared/domains/journeys/advancing/versions.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

/*
 * Access patterns of an advancing request:
 *   request     pk <tenant>#advancing#<no>  sk R: people, and the state of each item
 *   form        same partition  sk F: the copy of the template, which never changes
 *   files       same partition: see public/file-items.ts
 *   due         gsi3 by ADVANCING_DUE
 *   answers     same partition  sk I#<key of the question>: the present answer, with a revision of its own
 *   drafts      same partition  sk D#<person>#<key>: what a person outside has typed and not provided
 *   messages    same partition: see public/thread.ts
 *   links       same partition: see the domain link
 *   versions    same partition  sk V#<key>#<four digits>, each once and never changed; the answer holds the newest
 */
/** A request with its copy of the template. */
export type RequestRecord = Stored<RequestFields>;
export type RequestHeadRecord = Stored<RequestHead>;

const index = defineList({
  name: 'advancing',
  key: 'number',
  columns: {
    state: 'u8',
    show: 'u32',
    artists: 'many',
    venue: 'u32',
    template: 'u32',
    contacts: 'many',
    /** Whether the agency has something to decide. */
    needsMe: 'u8',
    /** Whether an answer is on the day sheet before it is approved. */
    inUse: 'u8',
    title: 'text',
    words: 'text',
  },
});

export const advancingMapping: ListMapping = {
  keyword: 'words',
  fields: {
    state: byWord('state', REQUEST_STATES),
    show: byId('show'),
    artist: byId('artists'),
    needsMe: byFlag('needsMe'),
  },
  sorts: { date: 'key', title: 'title' },
  range: (from, to) => ({
    ...(from ? { from: dayNumber(from) } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
};

/** Requests that a job must look at: reminders, a passed deadline, the end. */
export const ADVANCING_DUE = 'advancing';
const titleOf = ({ name, show }: RequestHead): string => `${show.number} ${name}`;

export const advancingStore = new RecordStore<RequestHead>({
  name: 'advancing',
  title: titleOf,
  list: listOf(index, (request) => ({
    no: request.no,
    key: dayNumber(request.show.date),
    state: wordNo(REQUEST_STATES, request.state),
    show: noOf(request.show.showId),
    artists: request.show.artistIds.map(noOf),
    venue: request.show.venueId ? noOf(request.show.venueId) : 0,
    template: noOf(request.templateId),
    contacts: [...request.invitees, ...(request.contacts ?? [])].flatMap(({ contactId }) =>
      contactId ? [noOf(contactId)] : [],
    ),
    needsMe: needsDecision(request) ? 1 : 0,
    inUse: Object.values(request.items).includes('inUse') ? 1 : 0,
    title: fold(request.show.title),
    words: fold(`${request.name} ${request.show.number} ${request.show.title}`),
  })),
  due: (request) => {
    const at = nextDue(request);
    return at ? { kind: ADVANCING_DUE, at } : undefined;
  },
  // The log would hold addresses of people outside.
  untold: ['invitees', 'items', 'progress', 'fileBytes', 'toldOutside', 'toldStaff', 'tellOutside', 'tellStaff'],
  bytes: ({ fileBytes = 0 }) => fileBytes,
});

const pkOf = (tenantId: string, no: number) => recordPk(tenantId, 'advancing', no);
const formKey = (tenantId: string, no: number) => ({ pk: pkOf(tenantId, no), sk: 'F' });
const versionSk = ({ key, n }: Version) => `V#${key}#${String(n).padStart(4, '0')}`;
const stale = () => new AppError('stale');

/** Stores the copy of the template, before its request. */
export function formWrite(tenantId: string, no: number, { intro, intros, sections }: RequestForm): Write {
  const Item = { ...formKey(tenantId, no), intro, intros, sections };
  return { item: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } } };
}
/** Takes the copy of the template off a request, which is stored without it. */
export function headOf({ intro: _, intros: _i, sections: _s, ...head }: RequestRecord): RequestHeadRecord {
  return head;
}

async function withForm(tenantId: string, head: RequestHeadRecord): Promise<RequestRecord> {
  const form = await readItem<RequestForm>(formKey(tenantId, head.no));
  if (!form) throw new AppError('notFound');
  const { intro, intros, sections } = form;
  return { ...head, intro, intros, sections };
}
type Tenant = { readonly tenantId: string };
/** Reads a request with its form, or throws 404. */
export async function requestOf(ctx: Tenant, id: Id): Promise<RequestRecord> {
  return withForm(ctx.tenantId, await advancingStore.get(ctx, id));
}
/** Finds a request with its form, even a deleted one. */
export async function findRequest(ctx: Tenant, id: Id): Promise<RequestRecord | undefined> {
  const head = await advancingStore.find(ctx, id);
  return head && withForm(ctx.tenantId, head);
}

/** Reads the answers of a request by the key of their question. */
export async function answersOf(tenantId: string, no: number): Promise<Record<string, Answer>> {
  const found = await readAll<Answer>({ pk: pkOf(tenantId, no), prefix: 'I#' });
  return Object.fromEntries(found.map((answer) => [answer.key, answer]));
}
/** Reads the versions of one answer, oldest first. The answer itself holds the newest. */
export async function versionsOf(tenantId: string, no: number, key: string): Promise<Version[]> {
  const pk = pkOf(tenantId, no);
  const [past, answer] = await Promise.all([
    readAll<Version>({ pk, prefix: `V#${key}#` }),
    readItem<Answer>({ pk, sk: `I#${key}` }),
  ]);
  return [...past, ...(answer ? presentVersion(answer) : [])];
}

/** Reads the drafts of one person by the key of their question. */
export async function draftsOf(tenantId: string, no: number, inviteeId: Id): Promise<Record<string, Draft>> {
  const found = await readAll<Draft>({ pk: pkOf(tenantId, no), prefix: `D#${inviteeId}#` });
  return Object.fromEntries(found.map((draft) => [draft.key, draft]));
}

/** Keeps a draft. It raises no revision: typing disturbs nobody. */
function draftWrite(tenantId: string, no: number, { value, ...draft }: Draft): Write {
  const Key = { pk: pkOf(tenantId, no), sk: `D#${draft.inviteeId}#${draft.key}` };
  return value === undefined
    ? { item: { Delete: { TableName: tableName(), Key } } }
    : { item: { Put: { TableName: tableName(), Item: { ...Key, ...draft, value } } } };
}

/** Writes an answer over the one that was read. */
function answerWrite(tenantId: string, no: number, before: Answer | undefined, after: Answer): Write {
  const condition = before
    ? { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': before.rev } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const Item = { pk: pkOf(tenantId, no), sk: `I#${after.key}`, ...after };
  return { item: { Put: { TableName: tableName(), Item, ...condition } }, refused: stale };
}

/** Stores the answers of a new request. */
export const firstAnswers = (tenantId: string, no: number, answers: readonly Answer[]): Write[] =>
  answers.map((answer) => answerWrite(tenantId, no, undefined, answer));

/** Stores the answers that a change has touched, and its versions. */
export const changeWrites = (
  tenantId: string,
  no: number,
  before: Readonly<Record<string, Answer>>,
  change: Change,
): Write[] => [
  ...(change.draft ? [draftWrite(tenantId, no, change.draft)] : []),
  ...change.changed.flatMap((key) => {
    const after = change.answers[key];
    return after ? [answerWrite(tenantId, no, before[key], after)] : [];
  }),
  ...pastVersions(before, change).map((version): Write => {
    const Item = { pk: pkOf(tenantId, no), sk: versionSk(version), ...version };
    const put = { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' };
    return { item: { Put: put }, refused: stale };
  }),
];

/** The latest requests at a venue that the agency has approved. */
export async function approvedAt(tenantId: string, venueNo: number, most: number): Promise<RequestHeadRecord[]> {
  const filters = [
    { column: 'venue', anyOf: [venueNo] },
    { column: 'state', anyOf: [wordNo(REQUEST_STATES, 'approved'), wordNo(REQUEST_STATES, 'closed')] },
  ];
  const sort = { by: 'key', direction: -1 } as const;
  const { rows } = await advancingStore.page({ tenantId }, { page: 1, perPage: most, filters, sort });
  return rows;
}
