import { advancingStore, changeWrites, firstAnswers, formWrite } from '#functions/domains/journeys/advancing/store.ts';
import { itemOf } from '#functions/platform/data/write.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Command } from '#shared/domains/journeys/advancing/commands.ts';
import { fieldValues } from '#shared/domains/journeys/advancing/field-values.ts';
import { newRequest } from '#shared/domains/journeys/advancing/new-request.ts';
import { type Advancing, answerOf, type Change, start } from '#shared/domains/journeys/advancing/outcome.ts';
import { prefilled } from '#shared/domains/journeys/advancing/prefill.ts';
import { progressOf } from '#shared/domains/journeys/advancing/progress.ts';
import { decide } from '#shared/domains/journeys/advancing/rules.ts';
import type { Answer, RequestFields } from '#shared/domains/journeys/advancing/schemas.ts';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';
import { putAll } from './writer.ts';

type Show = Stored<ShowFields>;
type Template = Stored<AdvancingTemplateInput>;

/** One in `EVERY` of the confirmed shows of the coming weeks has a request. */
const EVERY = 4;
const DAYS = { first: 2, last: 45 };
const REQUIRED: Readonly<Record<string, AnswerValue>> = {
  promoterrep: { name: 'Hanna Vos', role: 'Production', phone: '+31 6 55512340', email: 'hanna@promoter.example' },
  loadin: '14:00',
  doors: '19:30',
  curfew: '23:00',
};
const SOME: Readonly<Record<string, AnswerValue>> = {
  soundcheck: '16:00',
  parking: 'Behind the hall, two spaces for a bus, gate code at the stage door.',
  wifi: 'backstage / rocknroll',
  rooms: 3,
  catering: 'buyout',
  amount: { minor: 2500, currency: 'EUR' },
  limit: false,
};
const REASON = 'Load-in is too late for the set, please check with the stage manager.';

interface Walk {
  readonly invitee: string;
  readonly author: RequestFields['author'];
}
type Steps = (aggregate: Advancing, walk: Walk) => Command[];
const guest = ({ invitee }: Walk) => ({ kind: 'invitee', id: invitee, name: 'Hanna Vos' }) as const;
const items = (aggregate: Advancing, values: Readonly<Record<string, AnswerValue>>) =>
  Object.entries(values).map(([key, value]) => ({ key, rev: answerOf(aggregate, key).rev, value }));

const NO_SHOW = { isConfirmed: true, isLocked: false, values: {} };
const send: Steps = (_, { author }) => [
  { type: 'send', by: { kind: 'user', id: author.userId, name: author.name }, show: NO_SHOW },
];
const open: Steps = (_, walk) => [{ type: 'open', by: guest(walk), inviteeId: walk.invitee }];
const provide =
  (values: Readonly<Record<string, AnswerValue>>): Steps =>
  (aggregate, walk) => [
    { type: 'provide', by: guest(walk), inviteeId: walk.invitee, items: items(aggregate, values), show: NO_SHOW },
  ];
const submit: Steps = (_, walk) => [{ type: 'submit', by: guest(walk), inviteeId: walk.invitee }];
const giveBack: Steps = (aggregate, { author }) => [
  {
    type: 'return',
    by: { kind: 'user', id: author.userId, name: author.name },
    items: [{ key: 'loadin', rev: answerOf(aggregate, 'loadin').rev }],
    reason: REASON,
  },
];
/** How far the requests are, one after the other. */
const ROADS: readonly (readonly Steps[])[] = [
  [send, open, provide(REQUIRED), provide(SOME), submit],
  [send],
  [send, open, provide(SOME)],
  [send, open, provide({ ...REQUIRED, ...SOME }), submit, giveBack],
];

/** Takes the steps of a road, and collects the versions. A step that the rules refuse is a fault of the seed. */
function walked(aggregate: Advancing, road: readonly Steps[], walk: Walk, now: string): Change {
  return road.reduce<Change>((done, steps) => {
    let change = done;
    for (const command of steps(done, walk)) {
      const next = decide(change, command, now);
      if ('error' in next) throw next.refusal;
      change = { ...next, versions: [...change.versions, ...next.versions] };
    }
    return change;
  }, start(aggregate));
}

function requestOf(stage: Stage, show: Show, template: Template, no: number) {
  const random = stage.random.fork(`advancing ${no}`);
  const { owner, contact } = show;
  const author = { userId: owner.userId, name: owner.name };
  const invitees = [
    {
      name: contact?.fullName ?? '',
      email: contact?.email ?? '',
      locale: 'en' as const,
      sections: template.sections.map(({ key }) => key),
    },
  ];
  const sentOn = addDays(stage.today, -6);
  const sentAt = `${sentOn}T09:12:00.000Z`;
  const newId = () => makeId(0, Date.parse(sentAt), random.bytes(6));
  const draft = newRequest({ show, template, invitees, author, newId });
  const values = fieldValues(template.sections, { show, entries: [], venue: undefined });
  const first: readonly Answer[] = prefilled(template.sections, { show: values, venue: {} });
  const answers = Object.fromEntries(first.map((one) => [one.key, one]));
  const request = { ...draft, progress: progressOf({ request: draft, answers }) };
  const walk = { invitee: draft.invitees[0]?.id ?? '', author };
  const change = walked({ request, answers }, ROADS[no % ROADS.length] ?? [], walk, sentAt);
  return { change };
}

/** Makes requests to the promoters of coming shows, each at another point of its way. */
export function inventAdvancing(stage: Stage, shows: readonly Show[], templates: readonly Template[]) {
  const [first, last] = [addDays(stage.today, DAYS.first), addDays(stage.today, DAYS.last)];
  const [template] = templates;
  const coming = shows.filter(
    ({ phase, contact, start: from, lockedAt }) =>
      phase === 'confirmed' && contact?.email && !lockedAt && from >= first && from < last,
  );
  const chosen = coming.filter((_, i) => i % EVERY === 0);
  const made = template ? chosen.map((show, i) => requestOf(stage, show, template, i)) : [];
  const sown = sowRecords(
    stage,
    advancingStore,
    made.map(({ change: { request } }) => {
      const { intro: _, intros: _i, sections: _s, ...head } = request;
      return head;
    }),
  );
  return { sown, changes: made.map(({ change }) => change) };
}

/** Stores the answers with their versions. */
export async function plantAnswers({ tenantId }: Stage, { sown, changes }: ReturnType<typeof inventAdvancing>) {
  const writes = sown.rows.flatMap(({ no }, i) => {
    const change = changes[i];
    if (!change) return [];
    const { answers, versions } = change;
    return [
      formWrite(tenantId, no, change.request),
      ...firstAnswers(tenantId, no, Object.values(answers)),
      ...changeWrites(tenantId, no, {}, { ...change, changed: [], versions }),
    ];
  });
  const found = await Promise.all(writes.map(itemOf));
  return putAll(found.flatMap(({ Put }) => (Put?.Item ? [Put.Item] : [])));
}
