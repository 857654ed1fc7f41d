import { lists, rebuild } from '#functions/domains/operator/system/lists.ts';
import { recountBytes } from '#functions/domains/operator/system/stored-bytes.ts';
import { OPERATOR_TENANT, tenantIds } from '#functions/domains/reference/client/store.ts';
import { renewPicker, renewPlanning } from './renew-items.ts';
import { renewMembers } from './renew-members.ts';
import { renewRequests } from './renew-requests.ts';
import { renewZones } from './renew-zones.ts';

/*
 * Run by a start that finds data of an earlier Backline: builds the named lists anew, always what planning reads, and
 * adds up what files take. Journeys of before their places had time zones get
 * these, and members of artists who were only a name become contacts.
 */
const stale = lists.map(({ name }) => name).filter((name) => process.argv.includes(name));
for (const tenantId of [OPERATOR_TENANT, ...(await tenantIds())]) {
  for (const name of stale) await rebuild(tenantId, name);
  for (const { name } of lists) await renewPicker(tenantId, name);
  await renewZones(tenantId);
  await renewMembers(tenantId);
  await renewRequests(tenantId);
  await renewPlanning(tenantId);
  await recountBytes(tenantId);
}
