import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { frameOf } from '#functions/domains/relations/link/public/recipient.ts';
import { linksTo, type StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import {
  PORTAL_KINDS,
  type PortalItem,
  type PortalKind,
  type SeenPortal,
} from '#shared/domains/operator/portal/view.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { OPEN } from './facts.ts';

const kindOf = ({ kind }: StoredLink): PortalKind | undefined => PORTAL_KINDS.find((one) => one === kind);

/** One person may have several parts in a document, and several uses of a list. */
const matterOf = ({ kind, recordId, person, guests }: StoredLink): string =>
  [kind, recordId, person?.participantId, guests?.use].join(' ');

/** The newest live link to each matter of an address. */
export async function mattersOf(portal: StoredLink, now: Date): Promise<StoredLink[]> {
  const found = await linksTo(portal.tenantId, portal.recipient.email);
  const live = found.filter((link) => kindOf(link) && stateAt(link, now.toISOString()) === 'live');
  const newest = new Map(live.toReversed().map((link) => [matterOf(link), link]));
  return [...newest.values()];
}

/** A matter behind a code tells only its title. */
const itemOf = (link: StoredLink, kind: PortalKind, facts: Pick<PortalItem, 'due' | 'amount'>): PortalItem => ({
  id: link.id,
  kind,
  title: link.title,
  isOpened: link.opens > 0,
  ...(link.needsCode ? {} : { ...(link.about ? { about: link.about } : {}), ...facts }),
});

/** Sorts by the due day. Matters without one come last. */
const byDue = (a: PortalItem, b: PortalItem): number => (a.due ?? '9999').localeCompare(b.due ?? '9999');

/** All that is open from a recipient. */
export async function openItems(portal: StoredLink, now: Date): Promise<PortalItem[]> {
  const today = await agencyDay({ tenantId: portal.tenantId, now });
  const items = await Promise.all(
    (await mattersOf(portal, now)).map(async (link) => {
      const kind = kindOf(link);
      const facts = kind && (await OPEN[kind](link, today));
      return kind && facts ? [itemOf(link, kind, facts)] : [];
    }),
  );
  return items.flat().toSorted(byDue);
}

/** The page of a recipient. */
export const seenBy = async (ctx: PublicContext, link: StoredLink, locale?: Locale): Promise<SeenPortal> => ({
  ...frameOf(ctx, link, locale),
  items: await openItems(link, ctx.now),
});
