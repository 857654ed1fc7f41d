import { randomUUID } from 'node:crypto';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { nextNos } from '#functions/platform/data/sequence.ts';
import { putBy, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { inventAgency, plantAgency } from '#scripts/seed/agency.ts';
import { DEMO_USERS } from '#scripts/seed/people.ts';
import { Random } from '#scripts/seed/random.ts';
import { recordsOf, type Stage } from '#scripts/seed/stage.ts';
import type { Draft } from '#scripts/seed/writer.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { signedIn, type TestUser } from '#test/support/fixtures.ts';
import { say } from './figure.ts';

/** The day the data stand around: the same data in every run. */
export const TODAY: LocalDate = '2026-11-20';
const SHOWS_PER_ARTIST = 200;
const SIZES = { venues: 300, companies: 250, contacts: 600, productions: 25 };

/** Transactions at once; more only wait for each other. */
const WRITERS = 2;

/** Coming shows with one artist, which nobody locked. */
export const ordinary = ({ shows }: Pick<BenchAgency, 'shows'>): Stored<ShowFields>[] =>
  shows.filter((show) => show.start > TODAY && show.artists.length === 1 && !show.lockedAt && show.contact && show.fee);

/**
 * Records and list, and the calendar of the artist whose dates are written: the logs and calendars of so many shows
 * would take minutes to store, and nothing here reads them.
 */
async function storeShows(tenantId: string, booked: readonly Draft<ShowFields>[]): Promise<void> {
  const star = ordinary({ shows: recordsOf(booked) })[0]?.artists[0]?.artistId;
  const writes: Write[] = [];
  for (const { ctx, record } of booked) {
    const isSeen = record.artists.some((artist) => artist.artistId === star);
    for (const write of showStore.writes(ctx, undefined, record, { unlisted: true })) {
      const sk = (await putBy(write))?.sk;
      if (sk === 'R' || (isSeen && sk !== undefined && !String(sk).startsWith('A#'))) writes.push(write);
    }
  }
  await commitEach(writes, WRITERS);
  await nextNos(tenantId, 'show', booked.length);
  await showStore.definition.list?.build(tenantId, recordsOf(booked));
}

export interface BenchAgency {
  readonly ctx: TenantContext;
  readonly shows: readonly Stored<ShowFields>[];
  /** May see and do everything. */
  readonly admin: TestUser;
}

/** The demo agency's generator with another number of shows, in a tenant of its own. */
export async function plantBench(
  count: number,
  artists = Math.max(40, Math.ceil(count / SHOWS_PER_ARTIST)),
  sizes = SIZES,
): Promise<BenchAgency> {
  const started = Date.now();
  const founding = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'bench', name: 'Bench' } };
  const client = await clientStore.create(founding, ClientInput.parse({ name: 'Bench' }));
  const stage: Stage = { tenantId: client.id, today: TODAY, random: new Random(`bench ${count}`) };
  const subs = new Map(DEMO_USERS.map((user) => [user.email, randomUUID()]));
  const agency = inventAgency(stage, 'northlight', client, subs, { ...sizes, artists, shows: count });
  // Without agreements: nothing here reads them, and no store of files stands.
  await plantAgency(stage, { ...agency, booked: [], agreements: [] });
  await storeShows(stage.tenantId, agency.booked);
  const admin = recordsOf(agency.team).find((user) => user.role === 'administrator');
  if (!admin) throw new Error('the agency has no administrator');
  say(`${count} shows stored in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const actor = { userId: admin.id, name: admin.name };
  return {
    ctx: { tenantId: stage.tenantId, actor, now: new Date() },
    shows: recordsOf(agency.booked),
    admin: await signedIn(admin),
  };
}
