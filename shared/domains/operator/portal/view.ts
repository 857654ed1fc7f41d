import * as z from 'zod';
import { SeenLink } from '#shared/domains/relations/link/view.ts';
import { Money } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** The kinds of links that the page of a recipient gathers. */
export const PORTAL_KINDS = ['esign', 'quote', 'invoice', 'statement', 'selfBill', 'advancing', 'guestList'] as const;
export const PortalKind = z.enum(PORTAL_KINDS);
export type PortalKind = z.infer<typeof PortalKind>;

/** A matter that waits for the recipient. */
export const PortalItem = z.object({
  /** Its link. */
  id: Id,
  kind: PortalKind,
  title: z.string(),
  /** The artists, date and place. Left out when the link itself asks for a code. */
  about: z.string().optional(),
  due: LocalDate.optional(),
  amount: Money.optional(),
  isOpened: z.boolean(),
});
export type PortalItem = z.infer<typeof PortalItem>;

/** All that is open from one recipient at one agency. */
export const SeenPortal = SeenLink.extend({
  items: z.array(PortalItem),
});
export type SeenPortal = z.infer<typeof SeenPortal>;
