/**
 * A program that is meant to be killed: starts a persisted DynamoDB in the folder it is given and writes artists, four
 * at a time, saying each id once it is written. Used by test/local/kill.test.ts.
 */
import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';

const [dir = '', port = '0', tenantId = ''] = process.argv.slice(2);
const TABLE = 'killed';
const WRITES = 200;
const WRITERS = 4;

const dynamo = await startDynamo({ port: Number(port), dir });
await createTable(dynamo.endpoint, TABLE);
Object.assign(process.env, {
  AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
  TABLE_NAME: TABLE,
});
const { artistStore } = await import('#functions/domains/artist/store.ts');
const { ArtistInput } = await import('#shared/domains/artist/schemas.ts');

const ctx = () => ({ tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });
let next = 0;
async function write(): Promise<void> {
  while (next < WRITES) {
    const name = `Artist ${++next}`;
    const made = await artistStore.create(ctx(), ArtistInput.parse({ name }));
    const renamed = await artistStore.update(ctx(), made, { ...made, name: `${name} again` });
    process.stdout.write(`${renamed.id}\n`);
    if (next % 20 === 0) await artistStore.definition.list?.fold(tenantId);
  }
}
await Promise.all(Array.from({ length: WRITERS }, write));
