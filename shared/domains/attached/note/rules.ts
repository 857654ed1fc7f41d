import type { Environment, Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { richBlocks } from '#shared/kernel/text/rich-text.ts';
import type { Note, NoteFields, PersonSummary } from './schemas.ts';

interface Reader {
  readonly userId: string;
  readonly environment: Environment;
  readonly permissions: ReadonlySet<Permission>;
}

/** Whether a reader may see a note. External users see only notes with external visibility. */
export const maySee = ({ environment }: Pick<Reader, 'environment'>, note: Pick<NoteFields, 'visibility'>): boolean =>
  environment === 'internal' || note.visibility === 'external';

/** Refuses a change of a note by anyone but its author. */
export function checkOwn({ userId }: Pick<Reader, 'userId'>, note: Pick<NoteFields, 'author'>): void {
  if (note.author.userId !== userId) throw new AppError('note.notYours');
}

/** Refuses to delete another user's note without the right `settings.update`, which administrators have. */
export function checkMayDelete(reader: Pick<Reader, 'userId' | 'permissions'>, note: Pick<NoteFields, 'author'>): void {
  if (!reader.permissions.has('settings.update')) checkOwn(reader, note);
}

/** Orders notes: pinned ones first, then the newest. */
export const inOrder = <N extends Pick<Note, 'pinned' | 'createdAt'>>(notes: readonly N[]): N[] =>
  [...notes].sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.createdAt.localeCompare(a.createdAt));

/** Finds the people chosen while writing whose name is still in the text. */
export function mentionedIn<P extends { readonly name: string }>(markup: string, chosen: readonly P[]): P[] {
  const blocks = richBlocks(
    markup,
    chosen.map(({ name }) => name),
  );
  const said = new Set(
    blocks.flatMap(({ lines }) => lines.flat()).flatMap((part) => (part.mention ? [part.text] : [])),
  );
  return chosen.filter(({ name }) => said.has(`@${name}`));
}

/** Finds the people that a write must notify: those it newly names, never its author. */
export const newlyNamed = (before: readonly PersonSummary[], after: readonly PersonSummary[], authorId: string) =>
  after.filter(({ userId }) => userId !== authorId && !before.some((known) => known.userId === userId));
