import * as z from 'zod';
import type { ErrorStatus } from '#shared/kernel/contract/route.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LinkKind, LinkState } from './schemas.ts';

/** The refusals at the door of a link, whatever it leads to. */
export const doorErrors = {
  'link.ended': 403,
  'link.live': 409,
  'link.askedToday': 409,
  'link.noCode': 409,
  'link.code': 400,
  'link.codeWrong': 422,
  'link.codeUsedUp': 422,
} as const satisfies Record<string, ErrorStatus>;

/** A link before it is opened: who sent it, and not the document. */
export const LinkDoor = z.object({
  agency: z.string(),
  kind: LinkKind,
  senderName: z.string(),
  state: LinkState,
  expiresAt: z.string(),
  /** The recipient's language. */
  locale: Locale,
  /** The partly hidden address that gets the code for this browser; left out when it needs no code. */
  codeTo: z.string().optional(),
});
