import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { ShowFacts } from '#shared/domains/journeys/advancing/back-into-show.ts';
import type { Command, CommandType } from '#shared/domains/journeys/advancing/commands.ts';
import type { AdvancingMessage } from '#shared/domains/journeys/advancing/message.ts';
import type { Advancing, Change } from '#shared/domains/journeys/advancing/outcome.ts';
import { decide } from '#shared/domains/journeys/advancing/rules.ts';
import type { Answer, Author } from '#shared/domains/journeys/advancing/schemas.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import { factsOf, type ShowWithParts } from '../facts.ts';
import { advancingStore, answersOf, changeWrites, headOf, type RequestRecord } from '../store.ts';
import { fieldWrites } from '../write-fields.ts';
import { filesOf, fileWrites } from './file-items.ts';

/** The words of the log for commands that are more than a change. */
const LOGGED: Readonly<Partial<Record<CommandType, string>>> = {
  send: 'send',
  approve: 'approve',
  return: 'sendBack',
  reopen: 'reopen',
};

/** A command that lost so many races is refused as unavailable. */
const MAX_TRIES = 40;
/** The facts for a command that asks nothing of the show. */
const NO_FACTS: ShowFacts = { isConfirmed: false, isLocked: true, values: {} };

interface Running {
  /** Reads the request, or refuses it to the caller. */
  readonly find: () => Promise<RequestRecord>;
  readonly command: (show: ShowFacts) => Command;
  /** Reads the show for a command that needs it. */
  readonly show?: (request: RequestRecord) => Promise<ShowWithParts>;
  /** Refuses a change that the caller has no right to. */
  readonly check?: (change: Change) => void;
  /** Further writes of the transaction. */
  readonly extra?: readonly Write[];
}
export interface Ran {
  readonly request: RequestRecord;
  readonly answers: Readonly<Record<string, Answer>>;
}

/** A message as an event. */
export const promiseOf = ({ id }: RequestRecord, message: AdvancingMessage, by: Author) => ({
  id,
  message,
  ...(by.kind === 'invitee' ? { by: by.id } : {}),
});

/** The commands whose mails are counted, so that no one is mailed without end. */
const COUNTED: readonly CommandType[] = ['forward', 'resend'];
/** Counts the mail to a person whom somebody outside names, or who gets the link again. */
const countedMails = (ctx: TenantContext, type: CommandType, { request, messages }: Change): Write[] =>
  COUNTED.includes(type)
    ? messages
        .flatMap(({ inviteeIds }) => request.invitees.filter(({ id }) => inviteeIds?.includes(id)))
        .filter(({ state }) => state !== 'replaced')
        .map(({ email }) => countedMail(ctx, email))
    : [];

const asksFiles = ({ sections }: RequestRecord): boolean => questionsOf(sections).some(({ kind }) => kind === 'file');

const isIdle = (before: Advancing, { request, changed, draft }: Change): boolean =>
  request === before.request && changed.length === 0 && !draft;

/**
 * Loads, decides and saves in one transaction: request, answers, versions, and the fields of show and venue. A command
 * that another one has overtaken loads and decides again.
 */
export const run = (ctx: TenantContext, { find, command, show, check, extra: more = [] }: Running): Promise<Ran> =>
  retryOvertaken(async () => {
    const record = await find();
    const [parts, answers, files] = await Promise.all([
      show?.(record),
      answersOf(ctx.tenantId, record.no),
      asksFiles(record) ? filesOf(ctx.tenantId, record.no) : undefined,
    ]);
    const before: Advancing = { request: record, answers, files };
    const asked = command(parts ? factsOf(record.sections, parts) : NO_FACTS);
    const decision = decide(before, asked, ctx.now.toISOString());
    if ('error' in decision) throw decision.refusal;
    if (isIdle(before, decision)) return { request: record, answers };
    check?.(decision);
    const { no } = record;
    const own = [...changeWrites(ctx.tenantId, no, answers, decision), ...fileWrites(ctx.tenantId, no, decision)];
    if (decision.request === record) {
      // A draft leaves the request as it is.
      await commit(own);
      return { request: record, answers: decision.answers };
    }
    const after: RequestRecord = { ...decision.request, ...advancingStore.next(ctx, record, decision.request) };
    const extra = [
      ...own,
      ...more,
      ...countedMails(ctx, asked.type, decision),
      ...(parts ? fieldWrites(ctx, parts, decision.writes) : []),
    ];
    const outbox = decision.messages.map((message) => emit('advancing', promiseOf(record, message, asked.by)));
    const how = { action: LOGGED[asked.type] ?? 'update', extra, outbox };
    await commit(advancingStore.writes(ctx, headOf(record), headOf(after), how));
    return { request: after, answers: decision.answers };
  }, MAX_TRIES);
