import { targetOf } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { onRecords } from '#functions/platform/record/on-subject.ts';
import { servicesOf } from '#functions/records/book.ts';
import { freeFileName } from '#shared/domains/attached/file/rules.ts';
import type { FileFields } from '#shared/domains/attached/file/schemas.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { kindNo } from '#shared/records.ts';
import { EVERYBODY_INSIDE, fileStore, filesOf } from '../store.ts';

const isOutside = ({ actor }: UserContext): boolean => actor.environment === 'external';

function artistsFilter({ actor }: UserContext, outside: boolean): Filter[] {
  if (actor.allArtists) return outside ? [{ column: 'artists', noneOf: [EVERYBODY_INSIDE] }] : [];
  const own = actor.artistIds.map(noOf);
  return [{ column: 'artists', anyOf: outside ? own : [...own, EVERYBODY_INSIDE] }];
}

/** Limits users outside to the files that were made visible to them, on their own records. */
export const sharedOnly = (ctx: UserContext): Filter[] => (isOutside(ctx) ? [{ column: 'outside', anyOf: [1] }] : []);

/**
 * Leaves out the files of agreements: only the page of an agreement shows them, because it knows whether the agreement is a draft.
 */
const NO_AGREEMENTS: Filter = {
  column: 'entity',
  noneOf: AGREEMENT_KINDS.map((entity) => kindNo(entity)),
};

/** Limits a promoter's user to files of shows in which a company of theirs is party. */
async function ofParties(ctx: UserContext): Promise<Filter[]> {
  if (!seesPartiesOnly(ctx.actor.role)) return [];
  const { partyNos } = await servicesOf('show');
  return onRecords('show', [...((await partyNos(ctx)) ?? [])]);
}

/** Files of records the caller may see. */
export const visibleFiles = async (ctx: UserContext): Promise<Filter[]> => [
  ...artistsFilter(ctx, isOutside(ctx)),
  ...sharedOnly(ctx),
  ...(isOutside(ctx) ? [NO_AGREEMENTS] : []),
  ...(await ofParties(ctx)),
];

/**
 * Refuses with 404 a file that was not made visible to the caller, or whose record is not theirs. Replaced files stay
 * inside.
 */
export async function checkFile(ctx: UserContext, file: FileFields): Promise<void> {
  if (ctx.actor.permissions.has('file.readAll')) return;
  await targetOf(ctx, file);
  if (isOutside(ctx) && (file.isOld || !file.isVisibleOutside)) throw new AppError('notFound');
}

export async function fileFor(ctx: UserContext, id: Id): Promise<Stored<FileFields>> {
  const file = await fileStore.get(ctx, id);
  await checkFile(ctx, file);
  return file;
}

/** The file of this id on a record of the caller's, or a refusal of the field that named it. */
export async function fileOn(ctx: UserContext, { entity, recordId }: RecordSubject, id: Id, field = 'fileId') {
  const file = await fileStore.find(ctx, id);
  const isIts = file && !file.deletedAt && file.entity === entity && file.recordId === recordId;
  if (!isIts) throw new AppError('choice', { field });
  return file;
}

/** Tells whether the caller may change a file. Users outside may change only the files that they added. */
export const mayChangeFile = (ctx: UserContext, { uploaderId }: Pick<FileFields, 'uploaderId'>): boolean =>
  !isOutside(ctx) || uploaderId === ctx.actor.userId;

/** Finds a name for a file on a record, and the file of this name that it replaces. */
export async function placeFor(ctx: UserContext, target: RecordSubject, name: string) {
  const there = await filesOf(ctx, target);
  const former = there.find((file) => fold(file.name) === fold(name));
  if (!former || mayChangeFile(ctx, former)) return { name, former };
  // A different name does not reveal the other files of the record.
  return { name: freeFileName(name, new Set(there.map((file) => fold(file.name)))) };
}
