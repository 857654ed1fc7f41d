import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { type KindWith, kindsWith } from '#shared/records.ts';
import { call } from '#web/platform/api.ts';
import { moveRoute } from '#web/platform/kind-routes.ts';
import type { Kind } from '../model/appointment.ts';
import type { Change } from '../model/change.ts';

type Saver = (id: string, rev: number, change: Change) => Promise<{ readonly rev: number } | undefined>;

const { move } = showContract.routes;
/** Riders that left a show with their artist: undone, or dragged back by hand, the artist brings them along again. */
const ridersOf = new Map<string, readonly string[]>();
const entries = privateEntryContract.routes;

/** A show is moved; to delete one takes more than a key. */
const saveShow: Saver = async (id, rev, { before, after, isBack }) => {
  if (!before || !after) return undefined;
  const { start, end, isNight, artistId, rank } = after;
  const riderIds = ridersOf.get(`${id} ${artistId}`) ?? [];
  const artists =
    before.artistId === artistId
      ? {}
      : { fromArtistId: before.artistId, toArtistId: artistId, riderIds: [...riderIds] };
  const place = isBack && rank ? { rank } : {};
  const saved = await call(move, { params: { id }, body: { rev, start, end, isNight, ...artists, ...place } });
  if (saved.leftRiderIds.length > 0) ridersOf.set(`${id} ${before.artistId}`, saved.leftRiderIds);
  return saved;
};

const saveEntry: Saver = async (id, rev, { before, after }) => {
  const params = { id };
  if (!after) {
    await call(entries.remove, { params });
    return undefined;
  }
  if (!before) return call(entries.restore, { params });
  const { start, end, isNight, artistId } = after;
  return call(entries.move, { params, body: { rev, start, end, isNight, artistId } });
};

/** A ride or a stay is moved; to delete one takes more than a key. */
const movedBy =
  (kind: KindWith<'drag'>): Saver =>
  async (id, rev, { before, after }) => {
    if (!before || !after) return undefined;
    const { start, end, artistId } = after;
    return call(moveRoute(kind), { params: { id }, body: { rev, start, end, artistId } });
  };

/** How an edit of each kind is saved; other kinds stay where they are. */
export const savers: Partial<Record<Kind, Saver>> = {
  show: saveShow,
  private: saveEntry,
  ...Object.fromEntries(kindsWith('drag').map((kind) => [kind, movedBy(kind)])),
};
