import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TravelCard } from '#shared/domains/travel/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Permission } from '#shared/kernel/permission.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** What goes along with shows says which ones itself, so that it is found from both sides. */
export interface Travel {
  readonly showIds?: readonly Id[] | undefined;
}

type ShowIds = readonly Id[];
/** A kind of journey or stay that shows are linked with; its domain brings its line to `travelAreas` (show-travel). */
export interface TravelArea {
  /** Whether the record is there and the caller's to see. */
  readonly has: (ctx: UserContext, id: Id) => Promise<boolean>;
  readonly change: (ctx: UserContext, id: Id, change: (shows: ShowIds) => ShowIds, action: string) => Promise<unknown>;
  /** What belongs to a show, as far as the caller may see it. */
  readonly ofShow: (ctx: UserContext, showNo: number) => Promise<readonly TravelCard[]>;
}

interface TravelKind<T extends object> {
  /** To read them. */
  readonly permission: Permission;
  readonly sees: (ctx: UserContext, record: Stored<T>) => boolean;
  readonly card: (record: Stored<T>) => TravelCard;
}

/** The line of a kind whose records are in a store; its list has the shows in a column of that name. */
export function travelArea<T extends Travel & object>(
  store: RecordStore<T>,
  { permission, sees, card }: TravelKind<T>,
): TravelArea {
  const mayRead = ({ actor }: UserContext) => actor.permissions.has(permission);
  const isSeen = (ctx: UserContext, record: Stored<T>) => !record.deletedAt && sees(ctx, record);
  return {
    has: async (ctx, id) => {
      const found = mayRead(ctx) ? await store.find(ctx, id) : undefined;
      return found !== undefined && isSeen(ctx, found);
    },
    change: (ctx, id, change, action) =>
      changeRecord(
        ctx,
        store,
        noOf(id),
        (travel) => ({ ...travel, showIds: change(travel.showIds ?? []) }),
        () => ({ action }),
      ),
    ofShow: async (ctx, showNo) => {
      if (!mayRead(ctx)) return [];
      const filters = [{ column: 'shows', anyOf: [showNo] }];
      const nos = (await store.definition.list?.all(ctx.tenantId, { filters })) ?? [];
      const found = await store.many(ctx, nos, new Set(nos));
      return found.filter((record) => isSeen(ctx, record)).map(card);
    },
  };
}
