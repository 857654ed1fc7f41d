import { advancingStore, changeWrites, formWrite, headOf } from '#functions/domains/journeys/advancing/store.ts';
import { showDay, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Command } from '#shared/domains/journeys/advancing/commands.ts';
import { type Advancing, answerOf, type Change } from '#shared/domains/journeys/advancing/outcome.ts';
import { decide } from '#shared/domains/journeys/advancing/rules.ts';
import type { Author, RequestFields, Version } from '#shared/domains/journeys/advancing/schemas.ts';
import type { RequestState } from '#shared/domains/journeys/advancing/states.ts';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { talkWrites, withTalk } from './advancing-talk.ts';
import type { Random } from './random.ts';
import { type Stage, savedAt } from './stage.ts';
import { type Draft, draft, plant, putWrites } from './writer.ts';

type Show = Stored<ShowFields>;
type Act = (walk: Walk) => Command;
/** Days before today on which the oldest request was made. */
const BEGUN = 12;
const FACTS = { isConfirmed: true, isLocked: false, values: {} };
const VALUES: Readonly<Record<string, AnswerValue>> = {
  promoterrep: { name: 'Femke de Wit', role: 'Production', phone: '+31 6 12345678', email: 'femke@hall.example' },
  loadin: '14:00',
  doors: '19:00',
  curfew: '23:30',
  parking: 'Two bays behind the hall, gate code at the stage door',
  capacity: 850,
};

/** A request as its commands leave it. */
interface Walk {
  readonly aggregate: Advancing;
  readonly guest: Author & { readonly inviteeId: string };
  readonly agent: Author;
}
const seen = ({ aggregate }: Walk, ...keys: string[]) =>
  keys.map((key) => ({ key, rev: answerOf(aggregate, key).rev }));
const asGuest = ({ guest: { inviteeId, ...by } }: Walk) => ({ by, inviteeId });

const send: Act = ({ agent: by }) => ({ type: 'send', by, show: FACTS });
const open: Act = (walk) => ({ type: 'open', ...asGuest(walk) });
const provide =
  (...keys: string[]): Act =>
  (walk) => ({
    type: 'provide',
    ...asGuest(walk),
    items: seen(walk, ...keys).map((one) => ({ ...one, value: VALUES[one.key] })),
    show: FACTS,
  });
const answered = [send, open, provide(...Object.keys(VALUES))];
const submit: Act = (walk) => ({ type: 'submit', ...asGuest(walk) });
const use: Act = (walk) => ({ type: 'use', by: walk.agent, items: seen(walk, 'loadin') });
const giveBack: Act = (walk) => ({
  type: 'return',
  by: walk.agent,
  items: seen(walk, 'curfew'),
  reason: 'The permit says 23:00. Please check.',
});
const approve: Act = (walk) => ({
  type: 'approve',
  by: walk.agent,
  items: seen(walk, ...Object.keys(VALUES)),
  show: FACTS,
});
const decline: Act = (walk) => ({ type: 'decline', ...asGuest(walk), reason: 'The town hall runs this night.' });
const withdraw: Act = ({ agent: by }) => ({ type: 'withdraw', by, reason: 'We ask by phone.' });
const close: Act = ({ agent: by }) => ({ type: 'close', by });

/** A request in every state. The answers of a closed one are offered at the next show of its venue. */
const STORIES = {
  draft: [],
  sent: [send],
  opened: [send, open],
  partlyAnswered: [send, open, provide('loadin', 'doors'), use],
  submitted: [...answered, submit],
  changesRequested: [...answered, submit, giveBack],
  approved: [...answered, submit, approve],
  declined: [send, open, decline],
  withdrawn: [send, withdraw],
  closed: [...answered, submit, approve, close],
} as const satisfies Readonly<Record<RequestState, readonly Act[]>>;

interface Scene {
  readonly stage: Stage;
  readonly random: Random;
  readonly template: Stored<AdvancingTemplateInput>;
  readonly agent: Stored<UserFields>;
}
function fieldsOf({ stage, random, template, agent }: Scene, show: Show): RequestFields {
  const { name, intro, intros, sections, reminds, deadlineDays } = template;
  const date = showDay(show);
  const id = makeId(0, Date.parse(`${stage.today}T00:00:00Z`), random.bytes(6));
  const asked = sections.map(({ key }) => key);
  const person = { name: 'Femke de Wit', email: 'femke@hall.example', locale: 'en' as const, sections: asked };
  const place = { ...(show.venue ? { venueId: show.venue.venueId } : {}), venue: show.venue?.name ?? '' };
  const hours = { startsAt: instantOf(show.start, show.zone), endsAt: instantOf(show.end, show.zone), zone: show.zone };
  const artistIds = show.artists.map(({ artistId }) => artistId);
  return {
    name,
    intro,
    intros,
    sections,
    reminds,
    templateId: template.id,
    show: { showId: show.id, number: show.number, title: showTitle(show), date, ...hours, ...place, artistIds },
    state: 'draft',
    invitees: [{ ...person, id, state: 'invited' }],
    items: {},
    progress: { asked: 0, answered: 0, settled: 0 },
    deadline: addDays(date, -deadlineDays),
    author: { userId: agent.id, name: agent.name },
  };
}

interface Told {
  readonly made: Draft<RequestFields>;
  readonly change: Change;
}
/** Lets the commands of a story happen, one an hour. */
function tell(scene: Scene, show: Show, story: readonly Act[], no: number): Told {
  const { stage, random, agent } = scene;
  const request = fieldsOf(scene, show);
  const [invitee] = request.invitees;
  const guest = {
    kind: 'invitee' as const,
    id: invitee?.id ?? '',
    name: invitee?.name ?? '',
    inviteeId: invitee?.id ?? '',
  };
  const by: Author = { kind: 'user', id: agent.id, name: agent.name };
  const isPast = request.show.endsAt < `${stage.today}T00:00:00Z`;
  const ctx = savedAt(stage, random, isPast ? BEGUN + 30 : random.int(2, BEGUN), {
    userId: agent.id,
    name: agent.name,
  });
  let change: Change = { request, answers: {}, changed: [], versions: [], messages: [], writes: [] };
  const versions: Version[] = [];
  for (const [i, act] of story.entries()) {
    const now =
      act === close ? `${stage.today}T00:00:00.000Z` : new Date(ctx.now.getTime() + i * 3_600_000).toISOString();
    const decision = decide(change, act({ aggregate: change, guest, agent: by }), now);
    if ('error' in decision) throw new Error(`a request of the demo: ${decision.error}`);
    change = decision;
    versions.push(...decision.versions);
  }
  return {
    made: draft(random, ctx, no, withTalk(change.request)),
    change: { ...change, changed: Object.keys(change.answers), versions },
  };
}

/** Gives each story a show: coming ones, and one that is long over for the closed request. */
function castOf({ today }: Stage, shows: readonly Show[]): (readonly [Show, readonly Act[]])[] {
  const { closed, ...open } = STORIES;
  const good = shows.filter(({ phase, venue, isAllDay }) => phase === 'confirmed' && venue && !isAllDay);
  const coming = good.filter(({ start }) => start > addDays(today, 16) && start < addDays(today, 120));
  const past = good.find(({ end }) => end > addDays(today, -25) && end < addDays(today, -12));
  const told = Object.values(open).flatMap((story, i) => (coming[i] ? [[coming[i], story] as const] : []));
  return past ? [...told, [past, closed]] : told;
}

/** Makes a request in every state. */
export function inventAdvancingRequests(
  stage: Stage,
  shows: readonly Show[],
  scene: Omit<Scene, 'stage' | 'random'>,
): Told[] {
  const random = stage.random.fork('advancing');
  return castOf(stage, shows).map(([show, story], i) => tell({ ...scene, stage, random }, show, story, i + 1));
}

/** Stores the requests with their forms, answers and versions. */
export async function plantAdvancingRequests({ tenantId }: Stage, told: readonly Told[], log: Random): Promise<void> {
  const heads = told.map(({ made: { ctx, record } }) => ({ ctx, record: headOf(record) }));
  await plant(advancingStore, tenantId, heads, log);
  await putWrites(
    told.flatMap(({ made: { record }, change }) => [
      formWrite(tenantId, record.no, record),
      ...changeWrites(tenantId, record.no, {}, change),
      ...talkWrites(tenantId, record, log),
    ]),
  );
}
