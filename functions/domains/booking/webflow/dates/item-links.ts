import { readAll } from '#functions/platform/data/read.ts';
import { writeBatches } from '#functions/platform/data/write-batches.ts';
import type { Link } from '#shared/domains/booking/webflow/dates-rules.ts';

/*
 * The items of a collection that are ours:
 *   pk <tenant>#webflowItems#<collection>  sk K#<key>
 * An item is noted before it is created, without its id. If a run breaks off in between, the next one looks for a slug
 * that ends with the key.
 */
export interface Place {
  readonly tenantId: string;
  readonly collectionId: string;
}
const keyOf = ({ tenantId, collectionId }: Place, key: string) => ({
  pk: `${tenantId}#webflowItems#${collectionId}`,
  sk: `K#${key}`,
});

export const linksOf = (place: Place): Promise<Link[]> => readAll<Link>({ pk: keyOf(place, '').pk });
export const noteLinks = (place: Place, links: readonly Link[]): Promise<void> =>
  writeBatches(links.map((link) => ({ PutRequest: { Item: { ...keyOf(place, link.key), ...link } } })));
export const dropLinks = (place: Place, keys: readonly string[]): Promise<void> =>
  writeBatches(keys.map((key) => ({ DeleteRequest: { Key: keyOf(place, key) } })));
