import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/client/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { ClientInput } from '#shared/domains/client/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { inventAgency, plantAgency, type Sizes, users } from './seed/agency.ts';
import { signIns, signUp } from './seed/people.ts';
import { Random } from './seed/random.ts';
import { drafts, recordsOf, type Stage } from './seed/stage.ts';
import { type Draft, plant, putAll } from './seed/writer.ts';

/** What to sign in with after a start. */
export const demoSignIns = signIns;

export const DEMO_SHOWS = 2000;
/** An agency with more shows has more artists; forty carry the demo. */
const SHOWS_PER_ARTIST = 200;
const SEED = 'northlight';
/** Where `npm start` says how its cloud is reached. */
const ENV_FILE = '.local/env.json';
/** Agencies keep their ids whatever today is: by them a later start knows that the demo is there. */
const FOUNDED = '2025-06-01';

export interface SeedOptions {
  readonly shows?: number;
  /** The day the data stand around; today unless said. */
  readonly today?: LocalDate;
  /** Ids of the people at the user pool, by address; without it they are signed up there. */
  readonly subs?: ReadonlyMap<string, string>;
}
export interface Seeded {
  readonly northlight: string;
  readonly harbour: string;
  /** False when the demo was there already. */
  readonly planted: boolean;
}

const clientsOf = (stage: Stage): Draft<ClientInput>[] =>
  drafts(
    { ...stage, today: FOUNDED },
    'client',
    ['Northlight Booking', 'Harbour Lane Agency'].map((name) => ClientInput.parse({ name })),
  );

const northlight = (shows: number): Sizes => ({
  ...{ venues: 300, companies: 250, contacts: 600, productions: 25, shows },
  artists: Math.max(40, Math.ceil(shows / SHOWS_PER_ARTIST)),
});
const HARBOUR: Sizes = { artists: 4, venues: 20, companies: 15, contacts: 30, productions: 2, shows: 40 };

/** The operator's own agency: the number is what its fixed id, which is no ULID, leads to. */
const operatorClient = (like: Stored<ClientInput>): Stored<ClientInput> => ({
  ...like,
  ...ClientInput.parse({ name: 'Backline' }),
  ...{ no: 0, id: OPERATOR_TENANT },
});

async function plantOperator(stage: Stage, clients: readonly Draft<ClientInput>[], subs: ReadonlyMap<string, string>) {
  const [first] = clients;
  if (!first) throw new Error('the demo has agencies');
  const own = operatorClient(first.record);
  await plant(userStore, OPERATOR_TENANT, users(stage, 'operator', own, subs), stage.random.fork('log'));
  const writes = clientStore.writes(first.ctx, undefined, own);
  await putAll(writes.flatMap(({ item }) => (item.Put?.Item?.sk === 'R' ? [item.Put.Item] : [])));
  // The agencies come last: whoever finds them finds everything.
  await plant(clientStore, OPERATOR_TENANT, clients, stage.random.fork('clients'));
}

/** Loads the demo, unless it is there: the same day and size give the same data. */
export async function seed(options: SeedOptions = {}): Promise<Seeded> {
  const { shows = DEMO_SHOWS, today = new Date().toISOString().slice(0, 10) } = options;
  const random = new Random(SEED);
  const operator: Stage = { tenantId: OPERATOR_TENANT, today, random };
  const clients = clientsOf(operator);
  const [big, small] = recordsOf(clients);
  if (!big || !small) throw new Error('the demo has two agencies');
  const ids = { northlight: big.id, harbour: small.id };
  if (await clientStore.find(operator, big.id)) return { ...ids, planted: false };
  const subs = options.subs ?? (await signUp());
  for (const [client, key, sizes] of [
    [big, 'northlight', northlight(shows)],
    [small, 'harbour', HARBOUR],
  ] as const) {
    const stage: Stage = { tenantId: client.id, today, random: random.fork(key) };
    await plantAgency(stage, inventAgency(stage, key, client, subs, sizes));
  }
  await plantOperator(operator, clients, subs);
  return { ...ids, planted: true };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values } = parseArgs({ options: { shows: { type: 'string' } } });
  if (!process.env.TABLE_NAME) {
    if (!existsSync(ENV_FILE)) throw new Error('The local cloud is not running: start it with `npm start` first.');
    Object.assign(process.env, JSON.parse(readFileSync(ENV_FILE, 'utf8')));
  }
  const started = Date.now();
  const { planted } = await seed({ shows: Number(values.shows ?? DEMO_SHOWS) });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.info(
    planted
      ? `Demo agency loaded in ${seconds} s`
      : 'The demo agency is there already; for another size start with -- --reset --no-seed, then seed again',
  );
}
