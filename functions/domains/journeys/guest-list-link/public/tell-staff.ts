import { createHash } from 'node:crypto';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { linkOf } from '#functions/domains/relations/link/store.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { makeId } from '#shared/kernel/record/ids.ts';

/** Requests within this time make one notice. */
const WINDOW_MS = 600_000;

/** Tells the sender of a link that its reader asks for guests. */
export async function tellAsked({ tenantId, payload, at }: EventMessage<'guestsAsked'>): Promise<void> {
  const { entity, linkId } = payload;
  const link = await linkOf(tenantId, entity, linkId);
  const start = Date.parse(at) - (Date.parse(at) % WINDOW_MS);
  const cause = createHash('sha256').update(`${linkId} guestsRequested`).digest();
  await notify(tenantId, link.sender.userId, {
    id: makeId(0, start, cause),
    at,
    kind: 'guestsRequested',
    subject: `${link.title}, ${link.recipient.name}`,
    target: pageOf(link),
  });
}
