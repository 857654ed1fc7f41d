import { userStore } from '#functions/domains/identity/user/store.ts';
import { favoriteKey } from '#functions/platform/data/favorite.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { commit, putNew, removeKept } from '#functions/platform/data/write.ts';
import { type Follower, isTaken } from '#functions/platform/record/reference.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';

interface Named {
  readonly id: Id;
}
interface Kept {
  readonly pk: string;
  readonly sk: string;
  readonly at: string;
}

/** Moves the favorites of the merged record to the one in its place, user by user, by the user's number. */
export const favoritesOn = <H extends Named>(entity: MergeKind): Follower<H> => {
  const keyOf = (tenantId: string, userId: Id, recordId: Id) => favoriteKey(tenantId, userId, { entity, recordId });
  const kept = (tenantId: string, userId: Id, recordId: Id) => readItem<Kept>(keyOf(tenantId, userId, recordId));
  return {
    name: 'favorite',
    nosOf: async (tenantId, id) => {
      const users = await userStore.where({ tenantId }, []);
      const found = await Promise.all(users.map((user) => kept(tenantId, user.id, id)));
      return users.flatMap(({ no }, i) => (found[i] ? [no] : []));
    },
    move: async ({ tenantId }, no, { from, toId }, mark) => {
      const [user] = await userStore.many({ tenantId }, [no]);
      if (!user) return false;
      const [old, there] = await Promise.all([kept(tenantId, user.id, from), kept(tenantId, user.id, toId)]);
      if (!old) return false;
      const moved = { ...keyOf(tenantId, user.id, toId), at: old.at };
      const change = { field: 'favorite', before: old, ...(there ? {} : { after: moved }) };
      await commit([removeKept(old), ...(there ? [] : [putNew(moved)]), mark([change])]);
      return true;
    },
    moveBack: async (_ctx, _no, _move, [change], unmark) => {
      const { before, after } = change as unknown as { readonly before: Kept; readonly after?: Kept };
      // A user who removed the favorite since wants neither.
      const isKept = !after || (await readItem({ pk: after.pk, sk: after.sk }));
      const back = isKept ? [putNew(before), ...(after ? [removeKept(after)] : [])] : [];
      return commit([...back, unmark]).then(() => Boolean(isKept), isTaken);
    },
  };
};
