import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import { good, type Product } from './product.ts';

/** Replays all open dead letters as an operator does. Returns their number. */
async function replayAll({ cloud, operator }: Product): Promise<number> {
  const { deadLetters, replay } = maintenanceContract.routes;
  const { rows } = await good(cloud, operator, deadLetters, { body: { state: 'open', perPage: 100 } });
  if (rows.length) await good(cloud, operator, replay, { body: { ids: rows.map(({ id }) => id) } });
  return rows.length;
}

/** Waits until stream and queues are empty, and replays what died. Returns the number of replayed letters. */
export async function settle(product: Product): Promise<number> {
  let replayed = 0;
  for (;;) {
    await product.cloud.settled();
    const more = await replayAll(product);
    if (more === 0) return replayed;
    replayed += more;
  }
}
