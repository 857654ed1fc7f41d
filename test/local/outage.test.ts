import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Cloud, startCloud } from '#scripts/local/cloud.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { fromSource } from '#test/support/cloud.ts';

const PATIENCE_MS = 120_000;
let cloud: Cloud;
let token: string;
let artistId: string;

beforeAll(async () => {
  cloud = await startCloud({ dataDir: tempFolder('outage'), locate: fromSource });
  // Modules that make AWS clients are imported after the environment has the addresses.
  const { signIns, signUp } = await import('#scripts/seed/people.ts');
  const { accessToken } = await import('#test/support/cloud.ts');
  const { makeArtist, makeUser } = await import('#test/support/fixtures.ts');
  const { clientStore, OPERATOR_TENANT } = await import('#functions/domains/reference/client/store.ts');
  const { ClientInput } = await import('#shared/domains/reference/client/schemas.ts');
  const [{ email, password }] = signIns as [(typeof signIns)[number]];
  const sub = (await signUp()).get(email) ?? '';
  const operator = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const { id: tenantId } = await clientStore.create(operator, ClientInput.parse({ name: 'Away' }));
  artistId = (await makeArtist(tenantId, 'Still Here')).id;
  await makeUser(tenantId, { role: 'administrator', sub });
  token = await accessToken(cloud.env, email, password);
  expect((await send('POST', '/api/page/signin', {})).status).toBe(200);
}, PATIENCE_MS);
afterAll(() => cloud.stop());

function send(method: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de' };
  return fetch(cloud.urls.api + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}
const artist = () => send('GET', artistContract.routes.get.path.replace('{id}', artistId));

it(
  'answers 503 with a sentence while the database is away, and goes on when it is back with its data',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await (await artist()).json()).toMatchObject({ name: 'Still Here' });
    const killed = Number(cloud.dynamoPid);
    process.kill(killed, 'SIGKILL');
    const away = await artist();
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    const sentence = 'Backline ist vorübergehend nicht erreichbar. Versuchen Sie es gleich noch einmal.';
    expect(await away.json()).toMatchObject({ errors: [{ code: 'unavailable', message: sentence }], statusCode: 503 });
    await expect.poll(async () => (await artist()).status, { timeout: 60_000, interval: 200 }).toBe(200);
    expect(await (await artist()).json()).toMatchObject({ name: 'Still Here' });
    expect(cloud.dynamoPid).not.toBe(killed);
    await cloud.settled();
  },
  PATIENCE_MS,
);

it(
  'ends with one line where the data were in memory',
  async () => {
    const lines: string[] = [];
    const dynamo = await startDynamo({ port: await freePort(), giveUp: (line) => void lines.push(line) });
    process.kill(dynamo.pid, 'SIGKILL');
    await expect.poll(() => lines).toEqual([expect.stringContaining('in memory: start again')]);
    await dynamo.stop();
  },
  PATIENCE_MS,
);

it(
  'ends with one line where the database keeps ending',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lines: string[] = [];
    const dir = tempFolder('ending');
    const dynamo = await startDynamo({ port: await freePort(), dir, giveUp: (line) => void lines.push(line) });
    for (let last = 0, kills = 0; kills < 3; kills++) {
      await expect.poll(() => dynamo.pid, { timeout: 60_000 }).not.toBe(last);
      last = dynamo.pid;
      process.kill(last, 'SIGKILL');
    }
    await expect.poll(() => lines).toEqual([expect.stringContaining('keeps ending')]);
    await dynamo.stop();
  },
  PATIENCE_MS,
);
