import { showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { ShowFacts } from '#shared/domains/journeys/advancing/back-into-show.ts';
import type { Command } from '#shared/domains/journeys/advancing/commands.ts';
import { showOfRequest } from '#shared/domains/journeys/advancing/new-request.ts';
import type { Author } from '#shared/domains/journeys/advancing/schemas.ts';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { partsOf } from '../facts.ts';
import { advancingStore, type RequestRecord, requestOf } from '../store.ts';
import { settleLinks } from './links.ts';
import { run } from './run.ts';

/** The reason of a withdrawal that nobody writes. */
const CANCELLED: Translated = {
  en: 'The show does not take place.',
  nl: 'De show gaat niet door.',
  de: 'Die Show findet nicht statt.',
  it: 'Lo show non ha luogo.',
  es: 'El show no se celebra.',
  'pt-br': 'O show não vai acontecer.',
  pt: 'O espetáculo não se realiza.',
};
const ENDED: readonly RequestRecord['state'][] = ['withdrawn', 'declined', 'closed'];

/** The person who changed the show, as a version names them. */
async function authorOf(ctx: TenantContext): Promise<Author> {
  const user = await userStore.find(ctx, ctx.actor.userId);
  return user ? { kind: 'user', id: user.id, name: user.name } : { kind: 'job', id: '', name: ctx.actor.name };
}

function moved(show: Stored<ShowFields>) {
  const { title, date, startsAt, endsAt, zone, artistIds } = showOfRequest(show);
  return { title, date, startsAt, endsAt, zone, artistIds };
}

/** The values that the show has now. An empty field says nothing about an answer. */
const filled = ({ values }: ShowFacts): Record<string, AnswerValue> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

type CommandOf = (by: Author, facts: ShowFacts) => Command;
/** The commands by which a request follows its show, in this order. */
function commandsFor(show: Stored<ShowFields> | undefined, reason: string): readonly CommandOf[] {
  if (!show || show.deletedAt || show.phase === 'cancelled') return [(by) => ({ type: 'withdraw', by, reason })];
  const { venueId, name: venue = '' } = show.venue ?? {};
  return [
    (by) => ({ type: 'moveShow', by, ...moved(show) }),
    (by) => ({ type: 'changeVenue', by, venueId, venue }),
    (by, facts) => ({ type: 'noteShowEdit', by, values: filled(facts) }),
  ];
}

/** Lets the requests of a show follow it. Returns the number of requests that it has. */
export async function followShow(ctx: TenantContext, showId: Id): Promise<number> {
  const requests = await advancingStore.where(ctx, [{ column: 'show', anyOf: [noOf(showId)] }]);
  const open = requests.filter(({ state, deletedAt }) => !deletedAt && !ENDED.includes(state));
  if (open.length === 0) return 0;
  const [show, by, { locale }] = await Promise.all([
    showStore.find(ctx, showId),
    authorOf(ctx),
    clientOf(ctx.tenantId),
  ]);
  const commands = commandsFor(show, inLanguage(CANCELLED, locale));
  for (const { id } of open) {
    const find = () => requestOf(ctx, id);
    for (const command of commands)
      await run(ctx, {
        find,
        command: (facts) => command(by, facts),
        ...(commands.length > 1 ? { show: () => partsOf(ctx, showId) } : {}),
      });
    await settleLinks(ctx.tenantId, await find(), ctx.now);
  }
  return open.length;
}
