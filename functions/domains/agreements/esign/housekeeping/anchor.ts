import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { putNewObject } from '#functions/platform/files/files.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import { merkleRoot } from '#shared/domains/agreements/esign/audit.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { sha256 } from '../digest.ts';
import { esignStore } from '../store.ts';

const JSON_TYPE = 'application/json';
const FORMAT = 'backline-chain-heads/1';
/** The place of a day's anchor. Nothing else ever lies there, and on AWS it is locked. */
const anchorKey = (day: string, name: string): string => `sealed/anchors/${day}/${name}.json`;
const store = (key: string, content: object): Promise<boolean> =>
  putNewObject(key, Buffer.from(`${JSON.stringify(content)}\n`), JSON_TYPE);

/** The heads of the chains of an agency, in the order of its documents. Hashes name nobody. */
async function headsOf(tenantId: string) {
  const heads: { id: string; events: number; hash: string }[] = [];
  for await (const { id, auditSeq, auditHash } of everyRecord(esignStore, tenantId))
    heads.push({ id, events: auditSeq, hash: auditHash });
  return heads;
}

async function anchorTenant(tenantId: string, day: string) {
  const heads = await headsOf(tenantId);
  if (heads.length === 0) return undefined;
  const root = merkleRoot(
    heads.map(({ hash }) => hash),
    sha256,
  );
  await store(anchorKey(day, tenantId), { format: FORMAT, day, root, heads });
  return { tenantId, root, documents: heads.length };
}

/**
 * Stores the Merkle root of all chains once a day. Each agency has an object with its heads, and the object of the day
 * has the root over the agencies' roots. The first run of a day counts, because the objects never change.
 */
export async function anchorChains(now: Date): Promise<{ agencies: number; documents: number }> {
  const day = dayIn(now, 'UTC');
  const found: { root: string; documents: number }[] = [];
  await settleEach((await tenantIds()).toSorted(), async (tenantId) => {
    const one = await anchorTenant(tenantId, day);
    if (one) found.push(one);
  });
  const documents = found.reduce((sum, one) => sum + one.documents, 0);
  const root = merkleRoot(
    found.map((one) => one.root),
    sha256,
  );
  await store(anchorKey(day, 'root'), { format: FORMAT, day, root, agencies: found.map((one) => one.root) });
  return { agencies: found.length, documents };
}
