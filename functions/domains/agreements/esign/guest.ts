import {
  checkNoStaff,
  findLink,
  isStaff,
  requireLinkSession,
} from '#functions/domains/relations/link/public/link-access.ts';
import { asReader } from '#functions/domains/relations/link/public/log.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { countAction, LINK_WRITES } from '#functions/platform/session/rate.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import { consentText } from '#shared/domains/agreements/esign/consent.ts';
import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';
import type { Person } from '#shared/domains/agreements/esign/parts.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { act } from './act.ts';
import { sha256 } from './digest.ts';
import { invitationOf, placeOf } from './invitation.ts';
import { promises } from './promises.ts';
import { esignStore } from './store.ts';

/** Whether the place of a link's holder belongs to another person now. */
export async function isPassedOn(link: StoredLink): Promise<boolean> {
  const { participants } = await esignStore.get(link, link.recordId);
  return participants.some(({ id, state }) => id === link.person?.participantId && state === 'replaced');
}

/** A link that leads to its document. A finished one still shows what was signed. */
async function linkOf(ctx: PublicContext, secret: string): Promise<StoredLink> {
  const { link, state } = await findLink(ctx, 'esign', secret);
  if (state === 'withdrawn')
    throw new AppError((await isPassedOn(link)) ? 'esign.linkPassedOn' : 'esign.linkWithdrawn');
  if (state === 'expired') throw new AppError('esign.linkExpired');
  return link;
}

/** The link for an act. Each counts against the hourly limit of the link. */
export async function openLink(ctx: PublicContext, secret: string): Promise<StoredLink> {
  const link = await linkOf(ctx, secret);
  await countAction(`link#${link.id}`, LINK_WRITES, ctx.now);
  return link;
}

/** The link of a browser that has opened it, for reading: a long document is read in many calls. */
export async function readerOf(ctx: PublicContext, secret: string): Promise<StoredLink> {
  const link = await linkOf(ctx, secret);
  await requireLinkSession(ctx, link, `/esign/invitation/${secret}`);
  return link;
}

/** The link of a browser that has opened it, for an act. */
export async function guestOf(ctx: PublicContext, secret: string): Promise<StoredLink> {
  const link = await openLink(ctx, secret);
  await requireLinkSession(ctx, link, `/esign/invitation/${secret}`);
  return link;
}

/** Reads the document for the page of a link. */
export async function invitationFor(
  ctx: PublicContext,
  link: StoredLink,
  locale?: Locale | undefined,
): Promise<Invitation> {
  const document = await esignStore.get(link, link.recordId);
  return invitationOf({ link, document, isPreview: isStaff(ctx, link), locale, now: ctx.now.toISOString() });
}

interface Self {
  readonly by: Actor;
  readonly participantId: Id;
  readonly personId: Id;
}
/** Runs a command as the person of a link. Staff only look. */
export async function actAsGuest(
  ctx: PublicContext,
  link: StoredLink,
  command: (self: Self, person: Person) => Command,
): Promise<Invitation> {
  checkNoStaff(ctx, link);
  const { participant, person } = placeOf({ link, document: await esignStore.get(link, link.recordId) });
  const by: Actor = { kind: 'participant', id: person.id, name: person.name, ip: ctx.ip, userAgent: ctx.userAgent };
  const self = { by, participantId: participant.id, personId: person.id };
  const document = await act(asReader(ctx, link), link.recordId, command(self, person), promises);
  return invitationOf({ link, document, isPreview: false, now: ctx.now.toISOString() });
}

/** The hash of the consent text in the language in which it was shown. */
export const consentHash = (locale: Locale): string => sha256(inLanguage(consentText, locale));
