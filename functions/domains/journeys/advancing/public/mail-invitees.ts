import { kindOfAdvancing } from '#functions/domains/reference/mail-text/public/advancing-kind.ts';
import { ownMailText } from '#functions/domains/reference/mail-text/store.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { changeLink, linkOf } from '#functions/domains/relations/link/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import type { NoticeRow } from '#functions/platform/mail/notice.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { tagOfPage } from '#functions/platform/mail/page-tag.ts';
import { advancingMail } from '#functions/platform/mail/templates/advancing.ts';
import type { AdvancingMail } from '#functions/platform/mail/templates/advancing-texts/texts.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { keysOf, liveInvitees } from '#shared/domains/journeys/advancing/items.ts';
import type { AdvancingMessage } from '#shared/domains/journeys/advancing/message.ts';
import { type Advancing, itemState } from '#shared/domains/journeys/advancing/outcome.ts';
import { overdueAt } from '#shared/domains/journeys/advancing/reminders.ts';
import type { Answer, Invitee } from '#shared/domains/journeys/advancing/schemas.ts';
import { isSettled } from '#shared/domains/journeys/advancing/states.ts';
import { pathOfLink } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { RequestRecord } from '../store.ts';
import { linkOfInvitee, linksOfInvitee, secretOf } from './links.ts';
import { answerRows, valuesFor } from './mail-values.ts';
import { tellNotMailed } from './notices.ts';
import { lastMessages, threadOf } from './thread.ts';

export interface Telling {
  readonly event: EventMessage<'advancing'>;
  readonly request: RequestRecord;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly tries: number;
  readonly now: Date;
}
/** One mail to one invitee. */
interface Letter {
  readonly mail: AdvancingMail;
  readonly to: Invitee;
  /** The questions that it lists. */
  readonly keys?: readonly string[];
  readonly reason?: string | undefined;
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly hasMessages?: true;
}
/** Mails after which there is nothing more to open. */
const ENDS: readonly AdvancingMail[] = ['passedOn', 'withdrawn'];

const aggregateOf = ({ request, answers }: Telling): Advancing => ({ request, answers });

/** Finds the agency's own text of a mail. */
async function ownText(tenantId: string, mail: AdvancingMail, locale: Locale) {
  const kind = kindOfAdvancing(mail);
  return kind && ownMailText({ tenantId }, kind, locale);
}

/** The live invitees who are asked one of the keys. */
const askedOf = ({ request }: Telling, keys: readonly string[]): Invitee[] =>
  liveInvitees(request).filter(({ sections }) => keys.some((key) => keysOf(request, sections).has(key)));

/** The letters of a message. A letter of questions lists those of its reader. */
export function lettersOf(telling: Telling, { type, inviteeIds, keys = [], reason }: AdvancingMessage): Letter[] {
  const { request } = telling;
  const named = request.invitees.filter(({ id }) => inviteeIds?.includes(id));
  const own = (to: Invitee) => keys.filter((key) => keysOf(request, to.sections).has(key));
  switch (type) {
    case 'invite':
      return named.map((to) => ({ mail: 'invite', to }));
    case 'forwarded': {
      const [old, next] = named;
      if (!old || !next) return [];
      return [
        { mail: 'passedOn', to: old, name: next.name, reason },
        { mail: 'named', to: next, from: old.name, reason },
      ];
    }
    case 'remind': {
      const mail = overdueAt(request) <= telling.now.toISOString() ? ('overdue' as const) : type;
      return named.map((to) => ({ mail, to }));
    }
    case 'withdrawn':
      return named.map((to) => ({ mail: type, to, reason }));
    case 'approved':
      return named.map((to) => {
        const settled = [...keysOf(request, to.sections)].filter((key) =>
          isSettled(itemState(aggregateOf(telling), key)),
        );
        return { mail: type, to, keys: settled };
      });
    case 'returned':
    case 'changedByStaff':
      return askedOf(telling, keys).map((to) => ({ mail: type, to, keys: own(to) }));
    case 'changeDecided': {
      const isRefused = keys.some((key) => itemState(aggregateOf(telling), key) === 'refused');
      const mail = isRefused ? ('changeRefused' as const) : ('changeAccepted' as const);
      return askedOf(telling, keys).map((to) => ({ mail, to, keys: own(to) }));
    }
    case 'written':
      return liveInvitees(request).map((to) => ({ mail: type, to, name: request.author.name, hasMessages: true }));
    default:
      return [];
  }
}

async function rowsOf(telling: Telling, { keys = [], hasMessages, to }: Letter): Promise<readonly NoticeRow[]> {
  const { request, event } = telling;
  if (hasMessages) return lastMessages(await threadOf(event.tenantId, request.no, 'messages'));
  return answerRows({ aggregate: aggregateOf(telling), keys, locale: to.locale });
}

async function send(telling: Telling, letter: Letter): Promise<string> {
  const { request, event, now } = telling;
  const { mail, to, reason, name, from } = letter;
  const link = await linkOfInvitee(event.tenantId, request, to, now);
  const [opens, rows, own] = await Promise.all([
    ENDS.includes(mail) ? undefined : secretOf(request, link),
    rowsOf(telling, letter),
    ownText(event.tenantId, mail, to.locale),
  ]);
  const people = { ...(name ? { name } : {}), ...(from ? { from } : {}) };
  const notice = advancingMail(mail, to.locale, {
    values: { ...valuesFor(aggregateOf(telling), link, to.locale, to.sections), ...people },
    own,
    reason,
    rows,
    url: opens && `${env.pageBase()}${pathOfLink('advancing', opens.secret)}`,
    isStaff: false,
    contact: { name: link.sender.name, email: link.sender.email },
  });
  const tags = { linkId: opens?.link.id ?? link.id, target: tagOfPage(link.person.page) };
  const messageId = await mailRecipient(link, { kind: `advancing-${mail}`, notice, tags });
  if (opens) await noteMail(event.tenantId, opens.link.id, 'sent');
  return messageId;
}

/** Notes at the link how its last mail went. */
async function noteMail(tenantId: string, linkId: Id, mail: 'sent' | 'failed'): Promise<void> {
  const found = await linkOf(tenantId, 'advancing', linkId);
  if (found.mail !== mail) await changeLink(found, (now) => ({ ...now, mail }));
}

/** Mails the invitees whom a message concerns, each once. */
export async function mailInvitees(telling: Telling, message: AdvancingMessage): Promise<void> {
  const { tenantId, id } = telling.event;
  for (const letter of lettersOf(telling, message))
    await mailOnce({ tenantId, id, part: letter.to.id }, async () => {
      const sent = await attemptMail(telling.tries, () => send(telling, letter));
      if (sent !== undefined) return;
      const [link] = await linksOfInvitee(telling.event.tenantId, telling.request, letter.to);
      if (link) await noteMail(telling.event.tenantId, link.id, 'failed');
      await tellNotMailed(telling, letter.to);
    });
}
