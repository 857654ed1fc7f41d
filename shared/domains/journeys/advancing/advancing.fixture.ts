import { Question, type Section } from '#shared/domains/journeys/advancing-template/schemas.ts';
import type { ShowFacts } from './back-into-show.ts';
import type { Command, CommandType } from './commands.ts';
import { type Advancing, answerOf, type Change, itemState } from './outcome.ts';
import { decide } from './rules.ts';
import type { Answer, Author, Invitee, RequestFields } from './schemas.ts';

const id = (n: number): string => `01J${String(n).padStart(23, '0')}`;
export const NOW = '2027-03-01T10:00:00.000Z';
export const AFTER_SHOW = '2027-03-20T23:30:00.000Z';
export const AGENT: Author = { kind: 'user', id: id(1), name: 'Anna' };
const GUEST: Author = { kind: 'invitee', id: 'paul', name: 'Paul' };

export const ask = (key: string, more: object = {}): Question =>
  Question.parse({ key, kind: 'text', label: key, ...more });
const section = (key: string, ...questions: Question[]): Section => ({ key, name: key, names: {}, questions });
export const SECTIONS = [
  section(
    'times',
    ask('doors', { kind: 'time', mode: 'required', target: 'timetable.doors' }),
    ask('curfew', { kind: 'time', mode: 'required' }),
  ),
  section(
    'place',
    ask('parking', { reuseAtVenue: true }),
    ask('capacity', { kind: 'number', target: 'show.capacity', takeOverAtOnce: true }),
    ask('billing', { mode: 'readonly' }),
    ask('secret', { mode: 'hidden' }),
  ),
];
const ALL = SECTIONS.map(({ key }) => key);

export const invitee = (name: string, sections: readonly string[] = ALL): Invitee => ({
  id: name,
  name,
  email: `${name}@venue.example`,
  locale: 'en',
  sections: [...sections],
  state: 'invited',
});

export const draft = (invitees: Invitee[] = [invitee('paul')]): RequestFields => ({
  name: 'Standard',
  templateId: id(2),
  intro: '',
  intros: {},
  reminds: true,
  sections: SECTIONS,
  show: {
    showId: id(3),
    number: 'S-00003',
    title: 'Night',
    date: '2027-03-20',
    startsAt: '2027-03-20T19:00:00.000Z',
    endsAt: '2027-03-20T23:00:00.000Z',
    zone: 'Europe/Amsterdam',
    venueId: id(4),
    venue: 'Hall',
    artistIds: [id(5)],
  },
  state: 'draft',
  invitees,
  items: {},
  progress: { asked: 0, answered: 0, settled: 0 },
  deadline: '2027-03-06',
  author: { userId: id(1), name: 'Anna' },
});

export const facts = (more: Partial<ShowFacts> = {}): ShowFacts => ({
  isConfirmed: true,
  isLocked: false,
  values: {},
  ...more,
});

type InputOf<K extends CommandType> = Omit<Command<K>, 'type' | 'by'>;

/** A request with its people, for tests. Each act is one command; a refused one leaves everything as it was. */
export class Walk {
  aggregate: Advancing;
  now = NOW;
  /** The changes so far. */
  readonly changes: Change[] = [];
  constructor(request: RequestFields = draft(), answers: readonly Answer[] = []) {
    this.aggregate = { request, answers: Object.fromEntries(answers.map((one) => [one.key, one])) };
  }

  /** Runs a command. Returns the code of its refusal, or `ok`. */
  run<K extends CommandType>(type: K, input: InputOf<K>, by: Author = AGENT): string {
    const decision = decide(this.aggregate, { type, by, ...input } as Command, this.now);
    if ('error' in decision) return decision.error;
    this.aggregate = { request: decision.request, answers: decision.answers };
    this.changes.push(decision);
    return 'ok';
  }
  get state() {
    return this.aggregate.request.state;
  }
  get last(): Change {
    const last = this.changes.at(-1);
    if (!last) throw new Error('nothing has happened');
    return last;
  }
  item = (key: string) => itemState(this.aggregate, key);
  answer = (key: string) => answerOf(this.aggregate, key);
  one = (key: string) => ({ key, rev: this.answer(key).rev });
  seen = (...keys: string[]) => keys.map(this.one);

  send = (show = facts()) => this.run('send', { show });
  open = (inviteeId = 'paul') => this.run('open', { inviteeId }, GUEST);
  provide(values: Readonly<Record<string, string | number>>, show = facts(), inviteeId = 'paul') {
    const items = this.seen(...Object.keys(values)).map((one) => ({ ...one, value: values[one.key] }));
    return this.run('provide', { inviteeId, items, show }, { ...GUEST, id: inviteeId });
  }
  submit = (inviteeId = 'paul') => this.run('submit', { inviteeId }, GUEST);
  approve = (keys: string[], show = facts(), choice?: 'theirs' | 'ours') =>
    this.run('approve', { items: this.seen(...keys).map((one) => ({ ...one, choice })), show });
  giveBack = (keys: string[], reason = 'please check') => this.run('return', { items: this.seen(...keys), reason });
  askChange = (key: string, value: string, reason = 'they open later') =>
    this.run('askChange', { inviteeId: 'paul', ...this.one(key), value, reason }, GUEST);
  decideChange = (key: string, isAccepted: boolean, reason = '', show = facts()) =>
    this.run('decideChange', { ...this.one(key), isAccepted, reason, show });
}

/** A request that its invitee has opened. */
export function opened(...args: ConstructorParameters<typeof Walk>): Walk {
  const walk = new Walk(...args);
  walk.send();
  for (const { id: one } of walk.aggregate.request.invitees) walk.open(one);
  return walk;
}
/** A request with all required answers. */
export function submitted(...args: ConstructorParameters<typeof Walk>): Walk {
  const walk = opened(...args);
  walk.provide({ doors: '19:00', curfew: '23:00' });
  walk.submit();
  return walk;
}
/** A request that the agency has approved. */
export function approved(...args: ConstructorParameters<typeof Walk>): Walk {
  const walk = submitted(...args);
  walk.approve(['doors', 'curfew']);
  return walk;
}
