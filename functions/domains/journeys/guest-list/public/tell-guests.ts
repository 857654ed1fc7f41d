import { createHash } from 'node:crypto';
import { readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { linkEnd } from '#shared/domains/journeys/guest-list/cutoff.ts';
import type { Guest, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { hearsThemselves, tellingOf } from '#shared/domains/journeys/guest-list/telling.ts';
import type { EventPayload } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { guestText, logged } from '../log.ts';
import { findPlace, guestsNamed, toldKey } from './items.ts';
import { askingList, type List } from './seen.ts';

interface Told {
  /** The hash of what the guest was told. */
  readonly decision: string;
}
/** A guest of a list that is there, with the allotment. */
export interface GuestFound {
  readonly list: List;
  readonly place: Place;
  readonly guest: Guest;
}
type Where = Pick<EventPayload<'guestMail'>, 'listId' | 'placeId' | 'guestId'>;

export async function findGuest(
  tenantId: string,
  { listId, placeId, guestId }: Where,
): Promise<GuestFound | undefined> {
  const list = await askingList({ tenantId, recordId: listId });
  const place = list && (await findPlace({ tenantId }, list, placeId));
  if (!list || !place || place.deletedAt) return undefined;
  const [guest] = await guestsNamed({ tenantId }, list, placeId, [guestId]);
  return guest && { list, place, guest };
}

/** Names the present decision about a guest. Undefined: there is nothing to tell. */
export function decisionKey(guest: Guest): string | undefined {
  const content = tellingOf(guest);
  return content && createHash('sha256').update(content).digest('base64url');
}

function toldWrite(ctx: TenantContext, { list, guest }: GuestFound, before: Told | undefined, decision: string): Write {
  const condition = before
    ? { ConditionExpression: 'decision = :before', ExpressionAttributeValues: { ':before': before.decision } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const Item = { ...toldKey(ctx, list, guest.id), decision };
  return { item: { Put: { TableName: tableName(), Item, ...condition } }, refused: () => new AppError('stale') };
}

/** Whether a mail is promised: not where another run was first, nor beyond the mails that a person gets in a day. */
async function unlessToldOrTooMany(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (e) {
    if (e instanceof AppError && ['stale', 'tooManyActions'].includes(e.code)) return false;
    throw e;
  }
}

/** Promises a guest the mail about the present decision, unless they know it. */
async function promise(ctx: TenantContext, found: GuestFound): Promise<boolean> {
  const { list, place, guest } = found;
  const decision = decisionKey(guest);
  if (!decision || !hearsThemselves(place, guest) || linkEnd(list.show) <= ctx.now.toISOString()) return false;
  const before = await readItem<Told>(toldKey(ctx, list, guest.id));
  if (before?.decision === decision) return false;
  const mail = emit('guestMail', { listId: list.id, placeId: place.id, guestId: guest.id, decision });
  const text = guestText(guest, place);
  const log = logged(ctx, list, 'guest.tell', [{ field: 'guest', before: text, after: text }], [mail]);
  const writes = [toldWrite(ctx, found, before, decision), countedMail(ctx, guest.email), log];
  return unlessToldOrTooMany(commit(writes));
}

/** Promises guests one mail each about the decision that holds now. Returns the number of mails. */
export async function promiseGuestMails(ctx: TenantContext, asked: EventPayload<'guestTelling'>): Promise<number> {
  let mails = 0;
  for (const guestId of asked.guestIds) {
    const found = await findGuest(ctx.tenantId, { ...asked, guestId });
    if (found && (await promise(ctx, found))) mails++;
  }
  return mails;
}
