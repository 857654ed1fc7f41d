import { senderOf } from '#functions/domains/account/own-store.ts';
import { clientOf } from '#functions/domains/client/store.ts';
import { linkWrite } from '#functions/domains/link/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { newId } from '#functions/platform/id.ts';
import { longDay } from '#functions/platform/mail/notice.ts';
import type { OutboxEntry } from '#functions/platform/record/activity.ts';
import { lastDay } from '#shared/domains/contract/rules.ts';
import type { ContractFields, Rendering, SendInput } from '#shared/domains/contract/schemas.ts';
import type { Link } from '#shared/domains/link/schemas.ts';
import { addDays, at, dateOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { inLanguage } from '#shared/kernel/translated.ts';
import { afterGap, toInstant, toLocal } from '#shared/kernel/zone.ts';
import { CONTRACT_TEXTS } from './document/texts.ts';

/** The last second of a day at a place. */
function endOfDay(day: string, zone: string): string {
  const midnight = at(addDays(day, 1), '00:00');
  const found = toInstant(midnight, zone);
  const end = found.ok ? found : toInstant(afterGap(midnight, zone), zone);
  if (!end.ok) throw new AppError('date', { field: 'expiresOn' });
  return new Date(Date.parse(end.instant) - 1000).toISOString();
}

/** `Contract C-2026-0042` in the reader's language. */
const titleOf = (contract: Pick<ContractFields, 'number'>, locale: Locale): string =>
  `${inLanguage(CONTRACT_TEXTS, locale).contract} ${contract.number}`;

/** `The Lanterns · Test Hall, Lisboa · Friday 21 May 2027` as the paper has it; of the city the show knows. */
function aboutOf({ document, show: { venue } }: Pick<ContractFields, 'document' | 'show'>, locale: Locale): string {
  const { artist, date, venue: printed } = document.show;
  const place = printed.name && venue.startsWith(printed.name) ? venue : printed.name;
  return [artist, place, longDay(locale, date)].filter(Boolean).join(' · ');
}

/** A link for one recipient to the paper as it is now, whose mail is on its way; its write belongs to the transaction that sends. */
export async function linkFor(
  ctx: UserContext,
  contract: Stored<ContractFields>,
  rendering: Rendering,
  { recipient, locale, expiresOn, needsCode }: SendInput,
) {
  const [client, user] = await Promise.all([clientOf(ctx.tenantId), userStore.get(ctx, ctx.actor.userId)]);
  const now = ctx.now.toISOString();
  const day = lastDay(dateOf(toLocal(now, client.zone)), expiresOn);
  const file = rendering.files.find((f) => f.kind === 'pdf') ?? rendering.files[0];
  if (!file) throw new AppError('contract.notReady');
  const link: Link & { tenantId: string } = {
    id: newId(ctx.now, contract.no),
    tenantId: ctx.tenantId,
    kind: 'download',
    entity: 'contract',
    recordId: contract.id,
    title: titleOf(contract, locale),
    about: aboutOf(contract, locale),
    recipient,
    locale,
    agency: client.name,
    sender: await senderOf(ctx, user),
    generation: 1,
    state: 'live',
    expiresAt: endOfDay(day, client.zone),
    createdAt: now,
    secrets: [],
    opens: 0,
    mail: 'queued',
    ...(needsCode ? { needsCode } : {}),
    file: { key: file.key, name: file.name, type: file.type, size: file.size },
  };
  return { link, write: linkWrite(undefined, link) };
}

export interface LinkMail {
  readonly linkId: Id;
  /** What the sender wrote above the link. */
  readonly text: string;
}
/** What the write of a link promises. */
export const linkMailOf = (linkId: Id, text: string): OutboxEntry => ({
  type: 'contractLink',
  payload: { linkId, text } satisfies LinkMail,
});
