import { OPERATOR, subscriptions } from '#functions/domains/operator/subscription/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { storedBytesOf } from '#functions/platform/files/usage.ts';
import { STORAGE_FULL, storagePercent } from '#shared/domains/operator/maintenance/rules.ts';
import type { Problem } from '#shared/domains/operator/maintenance/schemas.ts';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import { jobRows } from './job-rows.ts';
import { lettersIn } from './store.ts';

async function jobProblems(now: Date): Promise<Problem[]> {
  return (await jobRows(now)).flatMap(({ name: job, last, isLate }): Problem[] => {
    if (isLate) return [{ kind: 'jobLate', job, ...(last ? { at: last.startedAt } : {}) }];
    if (last?.state !== 'failed' && last?.state !== 'lost') return [];
    return [{ kind: 'jobFailed', job, at: last.startedAt, error: last.error ?? '' }];
  });
}

async function letterProblems(): Promise<Problem[]> {
  const letters = await lettersIn('open');
  return QUEUES.flatMap((queue): Problem[] => {
    const count = letters.filter((letter) => letter.queue === queue).length;
    return count > 0 ? [{ kind: 'deadLetters', queue, count }] : [];
  });
}

const LATE: readonly string[] = ['pastDue', 'suspended'];

/** Reads every client that is active, with its subscription and its storage: three small items for each. */
async function clientProblems(): Promise<Problem[]> {
  const nos = (await clientStore.definition.list?.all(OPERATOR_TENANT, {})) ?? [];
  const all = await clientStore.many({ tenantId: OPERATOR_TENANT }, nos);
  const clients = all.filter(({ isActive }) => isActive);
  const [found, stored] = await Promise.all([
    subscriptions.many(
      OPERATOR,
      clients.map(({ no }) => no),
    ),
    storedBytesOf(clients.map(({ id }) => id)),
  ]);
  const states = new Map(found.map(({ clientId, state }) => [clientId, state]));
  return clients.flatMap(({ id: clientId, name: clientName, maxStorage }): Problem[] => {
    const state = states.get(clientId);
    const percent = storagePercent(stored.get(clientId) ?? 0, maxStorage);
    return [
      ...(state && LATE.includes(state) ? [{ kind: 'clientLate' as const, clientId, clientName, state }] : []),
      ...(percent >= STORAGE_FULL ? [{ kind: 'storageFull' as const, clientId, clientName, percent }] : []),
    ];
  });
}

/** All that an operator should look at: failed work first, then clients. */
export async function allProblems(now: Date): Promise<Problem[]> {
  return (await Promise.all([jobProblems(now), letterProblems(), clientProblems()])).flat();
}
