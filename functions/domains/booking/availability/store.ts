import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { FEW_ARTISTS } from '#functions/platform/data/appointment.ts';
import { newId } from '#functions/platform/data/id.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { type Layer, withException, within, without } from '#shared/domains/booking/availability/rules.ts';
import type { AvailabilityException } from '#shared/domains/booking/availability/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/*
 * The availability exceptions of an agency's artists. Each artist has one item, so that one Query reads them all:
 *   of an agency   pk <tenant>#AVAIL  sk <artist no>
 */
interface Item {
  readonly pk: string;
  readonly sk: string;
  readonly rev: number;
  readonly exceptions: readonly AvailabilityException[];
}
type Exceptions = readonly AvailabilityException[];
/** An item stays far below 400 KB, and a calendar readable. */
const MAX_EXCEPTIONS = 300;
const TRIES = 5;

const pkOf = (tenantId: string) => `${tenantId}#AVAIL`;

async function itemsOf(tenantId: string, artistNos: readonly number[] | undefined): Promise<readonly Item[]> {
  const pk = pkOf(tenantId);
  if (!artistNos || artistNos.length > FEW_ARTISTS) return readAll<Item>({ pk });
  return (await Promise.all(artistNos.map((no) => readItem<Item>({ pk, sk: String(no) })))).flatMap(
    (item) => item ?? [],
  );
}

/** Reads the items of these artists or of all, by number. An artist without exceptions is missing. */
async function exceptionsOf(
  tenantId: string,
  artistNos: readonly number[] | undefined,
): Promise<ReadonlyMap<number, Exceptions>> {
  const found = await itemsOf(tenantId, artistNos);
  return new Map(found.map(({ sk, exceptions }) => [Number(sk), exceptions]));
}

/** Returns the exceptions as the caller may read them. Users outside see the days, not the reason nor the author. */
export async function exceptionsSeen(
  ctx: UserContext,
  artistNos: readonly number[] | undefined,
): ReturnType<typeof exceptionsOf> {
  const said = await exceptionsOf(ctx.tenantId, artistNos);
  if (isInternal(ctx)) return said;
  const unsaid = (list: readonly AvailabilityException[]) => list.map((one) => ({ ...one, reason: '', byName: '' }));
  return new Map([...said].map(([artistNo, list]) => [artistNo, unsaid(list)]));
}

type Said = Pick<AvailabilityException, 'kind' | 'from' | 'to' | 'reason'>;
interface Days {
  readonly artistId: Id;
  readonly from: LocalDate;
  readonly to: LocalDate;
}
/** A change in a layer on these days: the new exceptions, which replace the old ones. */
interface Change extends Days {
  readonly layer: Layer;
  readonly said: readonly Said[];
}
class Raced extends AppError {
  constructor() {
    super('stale');
  }
}

export const exceptionsItem = (tenantId: string, artistNo: number, rev: number, exceptions: Exceptions): Item => ({
  pk: pkOf(tenantId),
  sk: String(artistNo),
  rev,
  exceptions,
});

function itemWrite(tenantId: string, artistNo: number, rev: number, exceptions: Exceptions): Write {
  const condition =
    rev === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': rev } };
  const Item = exceptionsItem(tenantId, artistNo, rev + 1, exceptions);
  return { item: { Put: { TableName: tableName(), Item, ...condition } }, refused: () => new Raced() };
}

/**
 * Changes the exceptions of an artist and logs this on the artist. An item that another write just changed is read
 * again.
 */
export async function changeExceptions(ctx: UserContext, action: string, change: Change) {
  const { artistId, layer, from, to } = change;
  const said = change.said.flatMap((one) => within([saidNow(ctx, one)], layer, from, to));
  artistAccess.check(ctx, [artistId]);
  const artist = await artistStore.get(ctx, artistId);
  const Key = { pk: pkOf(ctx.tenantId), sk: String(artist.no) };
  for (let attempt = 1; ; attempt++) {
    const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    const { rev, exceptions: before } = (Item as Item | undefined) ?? { rev: 0, exceptions: [] };
    const exceptions = said.reduce(withException, without(before, layer, from, to));
    const answer = { artistId, exceptions, replaced: within(before, layer, from, to) };
    if (JSON.stringify(exceptions) === JSON.stringify(before)) return answer;
    if (exceptions.length > MAX_EXCEPTIONS) throw new AppError('atMost', { params: { max: MAX_EXCEPTIONS } });
    const activity = activityWrite(ctx, {
      id: newId(ctx.now),
      entity: 'artist',
      no: artist.no,
      recordId: artist.id,
      rev: artist.rev,
      title: artist.name,
      action,
      changes: [{ field: 'availability', before, after: exceptions }],
    });
    try {
      await commit([itemWrite(ctx.tenantId, artist.no, rev, exceptions), activity]);
      return answer;
    } catch (e) {
      if (!(e instanceof Raced) || attempt >= TRIES) throw e;
    }
  }
}

/** Returns an exception with the caller and the time of the call. */
const saidNow = ({ actor, now }: UserContext, { kind, from, to, reason }: Said): AvailabilityException => ({
  kind,
  from,
  to,
  reason,
  byName: actor.name,
  at: now.toISOString(),
});
