import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { RequestFile } from '#shared/domains/journeys/advancing/files.ts';
import type { Change } from '#shared/domains/journeys/advancing/outcome.ts';
import { ANSWERS } from '#shared/domains/journeys/advancing-template/answers.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/*
 * Access pattern: the files of a request in its partition, sk U#<file id>. Their bytes are summed on the request.
 */
const stale = () => new AppError('stale');
const keyOf = (tenantId: string, no: number, id: Id) => ({ pk: recordPk(tenantId, 'advancing', no), sk: `U#${id}` });

/** Reads the files of a request by their id. */
export async function filesOf(tenantId: string, no: number): Promise<Record<Id, RequestFile>> {
  const found = await readAll<RequestFile>({ pk: recordPk(tenantId, 'advancing', no), prefix: 'U#' });
  return Object.fromEntries(found.map((file) => [file.id, file]));
}

function marked(tenantId: string, no: number, { id }: RequestFile, set: Partial<RequestFile>): Write {
  const [[name, value] = []] = Object.entries(set);
  const Update = {
    TableName: tableName(),
    Key: keyOf(tenantId, no, id),
    UpdateExpression: 'SET #name = :value',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#name)',
    ExpressionAttributeNames: { '#name': String(name) },
    ExpressionAttributeValues: { ':value': value },
  };
  return { item: { Update }, refused: stale };
}

/** Notes the file of the show that approval has made of one. */
export const fileInShow = (tenantId: string, no: number, file: RequestFile, showFileId: Id): Write =>
  marked(tenantId, no, file, { showFileId });

/** The files that the changed answers name, and no answer has named before. */
function newlyNamed({ files = {}, changed, answers }: Change): RequestFile[] {
  const named = changed.flatMap((key) => {
    const { value, asked } = answers[key] ?? {};
    return [value, asked?.value].flatMap((one) => ANSWERS.file.safeParse(one).data ?? []);
  });
  const ids = new Set(named.map(({ fileId }) => fileId));
  return Object.values(files).filter((file) => ids.has(file.id) && !file.isProvided);
}

/** Stores a file that came or went, and keeps those that answers name. */
export function fileWrites(tenantId: string, no: number, change: Change): Write[] {
  const { attached, detached } = change;
  const TableName = tableName();
  const put = (file: RequestFile): Write => {
    const Item = { ...keyOf(tenantId, no, file.id), ...file };
    return { item: { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }, refused: stale };
  };
  const drop = ({ id }: RequestFile): Write => {
    const condition = 'attribute_exists(pk) AND attribute_not_exists(isProvided)';
    const Delete = { TableName, Key: keyOf(tenantId, no, id), ConditionExpression: condition };
    return { item: { Delete }, refused: stale };
  };
  return [
    ...(attached ? [put(attached)] : []),
    ...(detached ? [drop(detached)] : []),
    ...newlyNamed(change).map((file) => marked(tenantId, no, file, { isProvided: true })),
  ];
}
