/**
 * A program that is meant to be killed: the embedded cloud with a small agency, on data in the folder of its argument.
 * Prints its addresses once it is ready. Used by test/local/kill.test.ts.
 */
import { startCloud } from '#scripts/local/cloud.ts';
import { accessToken, fromSource } from './cloud.ts';

const [dataDir = ''] = process.argv.slice(2);
const { env, urls } = await startCloud({ dataDir, locate: fromSource });
// Modules that make AWS clients are imported after the environment has the addresses.
const { clientStore, OPERATOR_TENANT } = await import('#functions/domains/reference/client/store.ts');
const { statusStore } = await import('#functions/domains/reference/status/store.ts');
const { signIns, signUp } = await import('#scripts/seed/people.ts');
const { ClientInput } = await import('#shared/domains/reference/client/schemas.ts');
const { defaultStatuses } = await import('#shared/domains/reference/status/defaults.ts');
const { makeArtist, makeUser } = await import('./fixtures.ts');

const of = (tenantId: string) => ({ tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });
const [{ email, password }] = signIns as [(typeof signIns)[number]];
const sub = (await signUp()).get(email) ?? '';
const { id: tenantId } = await clientStore.create(of(OPERATOR_TENANT), ClientInput.parse({ name: 'Killed' }));
const status = defaultStatuses().find(({ mainArea, name }) => mainArea === 'show' && name === 'Option');
if (!status) throw new Error('no status is called Option');
const { id: statusId } = await statusStore.create(of(tenantId), status);
const { id: artistId } = await makeArtist(tenantId, 'Who plays all night');
await makeUser(tenantId, { role: 'administrator', sub });
const token = await accessToken(env, email, password);
process.stdout.write(`${JSON.stringify({ url: urls.api, token, tenantId, artistId, statusId })}\n`);
