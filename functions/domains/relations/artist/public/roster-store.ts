import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';

/*
 * Access pattern of the active artists of an agency, as calendars name them:
 *   pk <tenant>#ROSTER  sk <artist>, changed in the transaction of the artist
 * All of them are one Query: a hundred rows in three read units, where their records take half a unit each.
 */
const pkOf = (tenantId: string): string => `${tenantId}#ROSTER`;

type Row = Pick<Stored<ArtistInput>, 'id' | 'name' | 'hexColor' | 'ownerId'>;

const rowOf = (artist: Stored<ArtistInput> | undefined): Row | undefined => {
  if (!artist?.isActive || artist.deletedAt) return undefined;
  const { id, name, hexColor, ownerId } = artist;
  return { id, name, hexColor, ...(ownerId ? { ownerId } : {}) };
};

export function rosterWrites(
  tenantId: string,
  before: Stored<ArtistInput> | undefined,
  after: Stored<ArtistInput>,
): Write[] {
  const [was, is] = [rowOf(before), rowOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const [TableName, Key] = [tableName(), { pk: pkOf(tenantId), sk: after.id }];
  if (!is) return [{ item: { Delete: { TableName, Key } } }];
  return [{ item: { Put: { TableName, Item: { ...Key, ...is } } } }];
}

/** All active artists, in no order. */
export const rosterOf = (tenantId: string): Promise<Row[]> => readAll<Row>({ pk: pkOf(tenantId) });

/** Active artists the user knows, by name; all of them, or those asked for. */
export async function artistsOnView(ctx: UserContext, artistIds: readonly Id[]): Promise<Row[]> {
  const rows = await rosterOf(ctx.tenantId);
  return rows
    .filter(({ id }) => artistAccess.knows(ctx, [id]) && (artistIds.length === 0 || artistIds.includes(id)))
    .map((row) => ({ row, key: fold(row.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
}
