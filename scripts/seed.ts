import { parseArgs } from 'node:util';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/client/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { ClientInput } from '#shared/domains/client/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { plantAgency, type Sizes, users } from './seed/agency.ts';
import { type AgencyKey, signIns, signUp } from './seed/people.ts';
import { Random } from './seed/random.ts';
import { drafts, recordsOf, type Stage } from './seed/stage.ts';
import { type Draft, plant, putAll } from './seed/writer.ts';

/** What to sign in with after a start. */
export const demoSignIns = signIns;

export const DEMO_SHOWS = 2000;
/** An agency with more shows has more artists; forty carry the demo. */
const SHOWS_PER_ARTIST = 200;
const SEED = 'northlight';

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

const CLIENTS = [
  { name: 'Northlight Booking', key: 'northlight' },
  { name: 'Harbour Lane Agency', key: 'harbour' },
] as const satisfies readonly { name: string; key: AgencyKey }[];

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

/** Loads the demo, unless it is there: the same day and size give the same data to the last byte. */
export async function seed(options: SeedOptions = {}): Promise<Seeded> {
  const { shows = DEMO_SHOWS, today = new Date().toISOString().slice(0, 10) } = options;
  const known = await clientStore.many({ tenantId: OPERATOR_TENANT }, [1, 2]);
  if (known[0] && known[1]) return { northlight: known[0].id, harbour: known[1].id, planted: false };
  const random = new Random(SEED);
  const operator: Stage = { tenantId: OPERATOR_TENANT, today, random };
  const clients = drafts(
    operator,
    'client',
    CLIENTS.map(({ name }) => ClientInput.parse({ name })),
  );
  const subs = options.subs ?? (await signUp());
  const [big, small] = recordsOf(clients);
  if (!big || !small) throw new Error('the demo has two agencies');
  const agency = ({ id }: Stored<ClientInput>, key: AgencyKey): Stage => ({
    ...{ tenantId: id, today },
    random: random.fork(key),
  });
  await plantAgency(agency(big, 'northlight'), 'northlight', big, subs, northlight(shows));
  await plantAgency(agency(small, 'harbour'), 'harbour', small, subs, HARBOUR);
  await plantOperator(operator, clients, subs);
  return { northlight: big.id, harbour: small.id, planted: true };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values } = parseArgs({ options: { shows: { type: 'string' } } });
  const started = Date.now();
  const { planted } = await seed({ shows: Number(values.shows ?? DEMO_SHOWS) });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.info(planted ? `Demo agency loaded in ${seconds} s` : 'The demo agency is there already');
}
