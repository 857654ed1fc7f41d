import { pathToFileURL } from 'node:url';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf, clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { progressLine } from './local/progress-line.ts';
import { giveUp, joinCloud, readFlags } from './local/terminal.ts';
import { inventAgency, plantAgency, type Sizes, users } from './seed/agency.ts';
import { AGENCIES } from './seed/data/agencies.ts';
import { plantOnboardings } from './seed/onboardings.ts';
import { signInLines, signIns, signUp } from './seed/people.ts';
import { type Plan, settle } from './seed/plan.ts';
import { onProgress } from './seed/progress.ts';
import { Random } from './seed/random.ts';
import { drafts, recordsOf, type Stage } from './seed/stage.ts';
import { plantSubscriptions } from './seed/subscriptions.ts';
import { type Draft, plant } from './seed/writer.ts';

/** The demo's sign-ins, shown after a start. */
export const demoSignIns = signIns;

export const DEMO_SHOWS = 2000;
/** An agency with more shows has more artists; forty carry the demo. */
const SHOWS_PER_ARTIST = 200;
const SEED = 'northlight';
/** Zone of the demo's agencies. */
const DEMO_ZONE = 'Europe/Amsterdam';
/** The agencies' ids do not depend on today: a later start recognises an existing demo by them. */
const FOUNDED = '2025-06-01';

/** The size of the demo, and the day around which its data lie: today by default. */
export interface SeedOptions extends Partial<Plan> {
  /** Ids of the people at the user pool, by address; without it they are signed up there. */
  readonly subs?: ReadonlyMap<string, string>;
}
export interface Seeded {
  readonly northlight: string;
  readonly harbour: string;
  /** False when the demo was there already. */
  readonly planted: boolean;
}

const KEYS = ['northlight', 'harbour'] as const;
/** Limits of the demo: its visitors sign in from several browsers at once. The other agency keeps the usual limit. */
const LIMITS = { northlight: { maxSessions: 20, maxUsers: 25 }, harbour: { maxUsers: 5 } };

const clientsOf = (): Draft<ClientInput>[] =>
  drafts(
    { tenantId: OPERATOR_TENANT, today: FOUNDED, random: new Random(SEED) },
    'client',
    KEYS.map((key) => ClientInput.parse({ name: AGENCIES[key].name, locale: 'en-gb', ...LIMITS[key] })),
  );

const northlight = (shows: number): Sizes => ({
  venues: 300,
  companies: 250,
  contacts: 600,
  productions: 25,
  shows,
  artists: Math.max(40, Math.ceil(shows / SHOWS_PER_ARTIST)),
});
const HARBOUR: Sizes = { artists: 4, venues: 20, companies: 15, contacts: 30, productions: 2, shows: 40 };

async function plantOperator(stage: Stage, clients: readonly Draft<ClientInput>[], subs: ReadonlyMap<string, string>) {
  const log = stage.random.fork('log');
  const operator = await clientOf(OPERATOR_TENANT);
  const staff = users(stage, 'operator', operator, subs);
  await plant(userStore, OPERATOR_TENANT, staff, log);
  const [sender] = recordsOf(staff);
  if (sender) await plantSubscriptions(stage, recordsOf(clients), sender);
  // The agencies are written last: a reader that finds them finds everything.
  await plant(clientStore, OPERATOR_TENANT, clients, log);
  if (sender) await plantOnboardings(stage, sender, operator.name);
}

async function load(clients: readonly Draft<ClientInput>[], { today, shows }: Plan, subs: ReadonlyMap<string, string>) {
  const random = new Random(SEED);
  const sizes = { northlight: northlight(shows), harbour: HARBOUR };
  for (const [i, key] of KEYS.entries()) {
    const client = clients[i]?.record;
    if (!client) throw new Error(`the agency ${key} has no client`);
    const stage: Stage = { tenantId: client.id, today, random: random.fork(key) };
    await plantAgency(stage, inventAgency(stage, key, client, subs, sizes[key]));
  }
  await plantOperator({ tenantId: OPERATOR_TENANT, today, random }, clients, subs);
}

/** Loads the demo unless it exists. The same day and size give the same data. */
export async function seed(options: SeedOptions = {}): Promise<Seeded> {
  const clients = clientsOf();
  const [northlight = '', harbour = ''] = recordsOf(clients).map(({ id }) => id);
  if (await clientStore.find({ tenantId: OPERATOR_TENANT }, northlight)) return { northlight, harbour, planted: false };
  const { shows = DEMO_SHOWS, today = dayIn(new Date(), DEMO_ZONE) } = options;
  await load(clients, await settle({ shows, today }), options.subs ?? (await signUp()));
  return { northlight, harbour, planted: true };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const flags = readFlags('npm run seed -- [--shows 50000]', {
    shows: { type: 'string', default: String(DEMO_SHOWS) },
  });
  const shows = Number(flags.shows);
  if (!Number.isInteger(shows) || shows < 1) giveUp(`--shows takes a number, not "${flags.shows}".`);
  joinCloud();
  const started = Date.now();
  const line = progressLine('Loading the demo agency', process.stdout);
  // A process that started this one shows the progress itself.
  onProgress((progress) => (process.send ? process.send({ progress }) : line.update(progress)));
  const { planted } = await seed({ shows });
  line.end();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.info(
    planted
      ? [`Demo agency loaded in ${seconds} s`, ...signInLines()].join('\n')
      : 'The demo agency is there already; for another size start with -- --reset --no-seed, then seed again',
  );
}
