import { mayForward } from '#shared/domains/journeys/advancing/ending.ts';
import { keysOf, liveInvitees, missingKeys, questionOf } from '#shared/domains/journeys/advancing/items.ts';
import { type Advancing, answerOf, itemState, refuse } from '#shared/domains/journeys/advancing/outcome.ts';
import { progressOf } from '#shared/domains/journeys/advancing/progress.ts';
import type {
  Answer,
  Author,
  Draft,
  Invitee,
  RequestFields,
  Version,
} from '#shared/domains/journeys/advancing/schemas.ts';
import { isOpened, isOut } from '#shared/domains/journeys/advancing/states.ts';
import type { ThreadMessage } from '#shared/domains/journeys/advancing/thread.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { askedSections, sectionNames } from './asked.ts';
import type { SeenAnswer, SeenMessage, SeenRequest, SeenVersion } from './view.ts';

/** The person of a link, with what only they may see. */
export interface Reader {
  readonly invitee: Invitee;
  readonly agency: string;
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** Names people outside, and the agency as a whole. */
const authorFor = ({ invitee, agency }: Reader, { by, at }: { readonly by: Author; readonly at: string }) => ({
  name: by.kind === 'invitee' ? by.name : agency,
  at,
  isMine: by.kind === 'invitee' && by.id === invitee.id,
});

/** A draft counts until its author answers, even if somebody else has answered meanwhile. */
function draftFor({ drafts, invitee }: Reader, { key, rev, said }: Answer): Pick<SeenAnswer, 'draft'> {
  const draft = drafts[key];
  if (draft?.value === undefined) return {};
  const isDone = draft.rev < rev && said?.by.id === invitee.id;
  return isDone ? {} : { draft: draft.value };
}

/** An answer as the reader sees it, without what concerns only the agency. */
export function answerFor(reader: Reader, aggregate: Advancing, key: string): SeenAnswer {
  const answer = answerOf(aggregate, key);
  const { rev, value, notApplicable, said, versions, offer, asked, reason } = answer;
  return {
    key,
    rev,
    state: itemState(aggregate, key),
    versions,
    ...(value === undefined ? {} : { value }),
    ...(notApplicable ? { notApplicable } : {}),
    ...(said ? { said: authorFor(reader, said) } : {}),
    ...(offer ? { offer } : {}),
    ...(asked ? { asked: { ...authorFor(reader, asked), value: asked.value, reason: asked.reason } } : {}),
    ...(reason ? { reason } : {}),
    ...draftFor(reader, answer),
  };
}

export const versionFor = (reader: Reader, { n, source, value, notApplicable, by, at }: Version): SeenVersion => ({
  n,
  source,
  ...(value === undefined ? {} : { value }),
  ...(notApplicable ? { notApplicable } : {}),
  said: authorFor(reader, { by, at }),
});

/** The acts that are open to the reader. */
function actsOf({ request }: Advancing, invitee: Invitee, now: string) {
  const isIn = invitee.state === 'opened';
  const isBefore = now < request.show.endsAt;
  return {
    canAnswer: isIn && isOpened(request.state),
    canAskChange: isIn && isBefore && (request.state === 'approved' || isOpened(request.state)),
    canForward: isIn && isOut(request.state) && mayForward(request, invitee),
    canDecline: isIn && isOut(request.state),
  };
}

interface Page {
  readonly senderName: string;
  readonly locale: Locale;
  readonly isPreview: boolean;
  readonly messages: number;
  readonly now: string;
}
/** The request as the person of a link sees it: their sections in their language, and no addresses of others. */
export function seenRequest(aggregate: Advancing, reader: Reader, page: Page): SeenRequest {
  const { request } = aggregate;
  const { invitee, agency } = reader;
  const { now, ...shown } = page;
  const { title, date, endsAt, zone, venue } = request.show;
  const sections = askedSections(aggregate, invitee, page.locale);
  const keys = sections.flatMap(({ questions }) => questions.map(({ key }) => key));
  const current = [...liveInvitees(request), ...request.invitees.filter(({ state }) => state === 'declined')];
  return {
    ...shown,
    agency,
    recipientName: invitee.name,
    name: request.name,
    intro: ownText(request.intro, request.intros, page.locale),
    show: { title, date, endsAt, zone, venue },
    deadline: request.deadline,
    state: request.state,
    ...actsOf(aggregate, invitee, now),
    ...(invitee.submittedAt ? { submittedAt: invitee.submittedAt } : {}),
    progress: progressOf(aggregate, invitee.sections),
    missing: missingKeys(aggregate, invitee.sections),
    people: current.map((one) => ({
      name: one.name,
      sections: sectionNames(request, one.sections, page.locale),
      state: one.state,
      ...(one.submittedAt ? { submittedAt: one.submittedAt } : {}),
      isMe: one.id === invitee.id,
    })),
    sections,
    answers: keys.map((key) => answerFor(reader, aggregate, key)),
  };
}

/** The conversation for a reader. It names no question that they are not asked. */
export function messagesFor(reader: Reader, request: RequestFields, rows: readonly ThreadMessage[]): SeenMessage[] {
  const own = keysOf(request, reader.invitee.sections);
  return rows.map(({ id, text, key, by, at }) => ({
    id,
    text,
    said: authorFor(reader, { by, at }),
    ...(key && own.has(key) ? { key } : {}),
  }));
}

/** Refuses a question that the reader is not asked. */
export function checkAsked(request: RequestFields, { sections }: Invitee, key: string): void {
  const { mode } = questionOf(request, key);
  if (mode === 'hidden' || !keysOf(request, sections).has(key)) throw refuse('advancing.notYours', 'key');
}
