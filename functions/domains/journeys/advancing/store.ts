import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { Change } from '#shared/domains/journeys/advancing/outcome.ts';
import { needsDecision } from '#shared/domains/journeys/advancing/progress.ts';
import type { Answer, Draft, RequestFields, Version } from '#shared/domains/journeys/advancing/schemas.ts';
import { REQUEST_STATES } from '#shared/domains/journeys/advancing/states.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

/*
 * Access patterns of an advancing request:
 *   request     pk <tenant>#advancing#<no>  sk R: the copy of the template, people, and the state of each item
 *   answers     same partition  sk I#<key of the question>: the present answer, with a revision of its own
 *   drafts      same partition  sk D#<person>#<key>: what a person outside has typed and not provided
 *   messages    same partition: see public/thread.ts
 *   links       same partition: see the domain link
 *   versions    same partition  sk V#<key>#<four digits>, each once and never changed
 */
export type RequestRecord = Stored<RequestFields>;

const index = defineList({
  name: 'advancing',
  key: 'number',
  columns: {
    state: 'u8',
    show: 'u32',
    artists: 'many',
    venue: 'u32',
    template: 'u32',
    /** Whether the agency has something to decide. */
    needsMe: 'u8',
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

const titleOf = ({ name, show }: RequestFields): string => `${show.number} ${name}`;

export const advancingStore = new RecordStore<RequestFields>({
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
    needsMe: needsDecision(request) ? 1 : 0,
    title: fold(request.show.title),
    words: fold(`${request.name} ${request.show.number} ${request.show.title}`),
  })),
  // The log would hold addresses of people outside, and the whole template.
  untold: ['invitees', 'sections', 'items', 'progress', 'intro', 'intros'],
});

const pkOf = (tenantId: string, no: number) => recordPk(tenantId, 'advancing', no);
const versionSk = ({ key, n }: Version) => `V#${key}#${String(n).padStart(4, '0')}`;
const stale = () => new AppError('stale');

/** Reads the answers of a request by the key of their question. */
export async function answersOf(tenantId: string, no: number): Promise<Record<string, Answer>> {
  const found = await readAll<Answer>({ pk: pkOf(tenantId, no), prefix: 'I#' });
  return Object.fromEntries(found.map((answer) => [answer.key, answer]));
}
/** Reads the versions of one answer, oldest first. */
export const versionsOf = (tenantId: string, no: number, key: string): Promise<Version[]> =>
  readAll<Version>({ pk: pkOf(tenantId, no), prefix: `V#${key}#` });

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
  { changed, answers, versions, draft }: Change,
): Write[] => [
  ...(draft ? [draftWrite(tenantId, no, draft)] : []),
  ...changed.flatMap((key) => {
    const after = answers[key];
    return after ? [answerWrite(tenantId, no, before[key], after)] : [];
  }),
  ...versions.map((version): Write => {
    const Item = { pk: pkOf(tenantId, no), sk: versionSk(version), ...version };
    const put = { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' };
    return { item: { Put: put }, refused: stale };
  }),
];

/** The latest requests at a venue that the agency has approved. */
export async function approvedAt(tenantId: string, venueNo: number, most: number): Promise<RequestRecord[]> {
  const filters = [
    { column: 'venue', anyOf: [venueNo] },
    { column: 'state', anyOf: [wordNo(REQUEST_STATES, 'approved'), wordNo(REQUEST_STATES, 'closed')] },
  ];
  const sort = { by: 'key', direction: -1 } as const;
  const { rows } = await advancingStore.page({ tenantId }, { page: 1, perPage: most, filters, sort });
  return rows;
}
