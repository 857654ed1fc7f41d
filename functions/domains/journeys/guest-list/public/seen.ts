import type { Content } from '#shared/domains/journeys/guest-list/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { List as StoredList } from '../log.ts';
import { guestListStore } from '../store.ts';
import { contentOf, type ListNo } from './items.ts';

export type List = StoredList;
interface Linked {
  readonly tenantId: string;
  readonly recordId: Id;
}

/** The list of a link, or nothing once it is deleted. */
export async function askingList({ tenantId, recordId }: Linked): Promise<List | undefined> {
  const list = await guestListStore.find({ tenantId }, recordId);
  return list && !list.deletedAt ? list : undefined;
}

/** The places of a list with their guests. The reader's view leaves out what is not theirs. */
export const contentSeen = ({ tenantId }: Pick<Linked, 'tenantId'>, list: ListNo): Promise<Content> =>
  contentOf({ tenantId }, list);
