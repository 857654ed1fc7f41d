import { notify } from '#functions/domains/reference/notification/store.ts';
import {
  changeLink,
  getLinkSession,
  type LinkSession,
  linkBySecret,
  putLinkSession,
  type StoredLink,
} from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { checkLinkAccess, countAction, countUnknown, LINK_WRITES } from '#functions/platform/session/rate.ts';
import { createSecret, hashSecret } from '#functions/platform/session/secret.ts';
import { asked, pageOf, SESSION_IDLE_HOURS, SESSION_MAX_HOURS, stateAt } from '#shared/domains/relations/link/rules.ts';
import type { LinkKind, LinkState } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';

const HOUR_MS = 3_600_000;
const COOKIE = 'bl_link';
/** The use of a session is noted every five minutes, not with each call: its limit is twelve hours. */
const NOTED_MS = 300_000;

export interface Opened {
  readonly link: StoredLink;
  readonly state: LinkState;
}

/** The link behind a secret and how it stands. Unknown ones are counted: twenty close every door to that address. */
export async function findLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<Opened> {
  await checkLinkAccess(ctx.ip, ctx.now);
  const found = await linkBySecret(kind, secret);
  if (!found) {
    await countUnknown(ctx.ip, ctx.now);
    throw new AppError('linkUnknown');
  }
  const state = found.current ? stateAt(found.link, ctx.now.toISOString()) : 'withdrawn';
  return { link: found.link, state };
}

/** Somebody of the agency itself looks in: they leave no trace, and say nothing in the reader's name (outsiders section 2). */
export const isStaff = ({ staffOf }: PublicContext, { tenantId }: StoredLink): boolean => staffOf === tenantId;
export function checkNoStaff(ctx: PublicContext, link: StoredLink): void {
  if (isStaff(ctx, link)) throw new AppError('staffSession');
}

/** A link that works now; each such call counts against its hourly limit. */
export async function liveLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<StoredLink> {
  const { link, state } = await findLink(ctx, kind, secret);
  if (state !== 'live') throw new AppError('link.ended');
  await countAction(`link#${link.id}`, LINK_WRITES, ctx.now);
  return link;
}

/** The holder of an ended link asks for a new one: the sender hears of it, once a day. */
export async function askAgain(ctx: PublicContext, kind: LinkKind, secret: string): Promise<typeof done> {
  const { link, state } = await findLink(ctx, kind, secret);
  checkNoStaff(ctx, link);
  const at = ctx.now.toISOString();
  await changeLink(link, (now) => asked({ ...now, state }, at));
  await notify(link.tenantId, link.sender.userId, {
    id: newId(ctx.now),
    at,
    kind: 'linkAsked',
    subject: `${link.title}, ${link.recipient.name}`,
    target: pageOf(link),
  });
  return done;
}

/** Marks the browser: random, hashed, for this link's address alone. */
export async function startLinkSession(ctx: PublicContext, link: StoredLink, path: string): Promise<void> {
  const token = createSecret();
  const at = ctx.now.toISOString();
  const session = { linkId: link.id, generation: link.generation, createdAt: at, lastAt: at };
  await putLinkSession(hashSecret('session', token), session);
  ctx.setCookie(
    `${COOKIE}=${token}; Path=${path}; Max-Age=${SESSION_MAX_HOURS * 3600}; HttpOnly; Secure; SameSite=Strict`,
  );
}

const isOpen = (session: LinkSession, link: StoredLink, now: Date): boolean =>
  session.linkId === link.id &&
  session.generation === link.generation &&
  now.getTime() - Date.parse(session.createdAt) < SESSION_MAX_HOURS * HOUR_MS &&
  now.getTime() - Date.parse(session.lastAt) < SESSION_IDLE_HOURS * HOUR_MS;

async function linkSessionOf(ctx: PublicContext, link: StoredLink) {
  const token = ctx.cookies.get(COOKIE) ?? '';
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const hash = hashSecret('session', token);
  const session = await getLinkSession(hash);
  return session && isOpen(session, link, ctx.now) ? { hash, session } : undefined;
}

/** Nothing but the door without a session of this link: its page is where a lost one starts anew. */
export async function requireLinkSession(ctx: PublicContext, link: StoredLink, target: string): Promise<void> {
  const found = await linkSessionOf(ctx, link);
  if (!found) throw new AppError('invalidLoginSession', { target });
  const { hash, session } = found;
  if (ctx.now.getTime() - Date.parse(session.lastAt) < NOTED_MS) return;
  await putLinkSession(hash, { ...session, lastAt: ctx.now.toISOString() });
}

/** Whether this browser has yet to prove whose it is: not that of staff, nor where the code was given before. */
export const asksCode = async (ctx: PublicContext, link: StoredLink): Promise<boolean> =>
  link.needsCode === true && !isStaff(ctx, link) && !(await linkSessionOf(ctx, link));
