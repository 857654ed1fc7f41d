import * as z from 'zod';
import { linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { bySecret } from '#shared/kernel/contract/access.ts';
import { Url } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

export const OFFER_REASON_MAX = 2000;
export const OfferState = z.enum(['open', 'accepted', 'declined', 'expired', 'ended']);
export type OfferState = z.infer<typeof OfferState>;

const OfferedShow = z.object({
  showId: Id,
  artist: z.string(),
  date: LocalDate,
  lastDate: LocalDate.optional(),
  venue: z.string(),
  /** Its fee without VAT. */
  net: z.int(),
});

/** The offer as the promoter sees it. It has no field of staff alone. */
export const Offer = z.object({
  state: OfferState,
  title: z.string(),
  recipient: z.string(),
  validUntil: LocalDate,
  show: z.object({ artist: z.string(), date: LocalDate, lastDate: LocalDate.optional(), venue: z.string() }),
  /** The schedule of several shows. Left out for one. */
  shows: z.array(OfferedShow).optional(),
  currency: Currency,
  lines: z.array(z.object({ text: z.string(), quantity: z.number(), net: z.int(), showId: Id.optional() })),
  vatText: z.string(),
  net: z.int(),
  vat: z.array(z.object({ rate: z.int(), amount: z.int() })),
  gross: z.int(),
  payments: z.array(z.object({ due: LocalDate, amount: z.int(), text: z.string() })),
  decidedAt: z.string().optional(),
  /** The name under which it was accepted. */
  acceptedBy: z.string().optional(),
  file: z.object({ name: z.string(), type: z.string() }),
  /** Whether staff of the agency opened the link, which does not count as opened. */
  isPreview: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

const at = '/quote/invitation/{secret}';
const steps = linkSteps(at, Offer);

/** Answers to the promoter's link of a quote: see `linkContract`. A GET changes nothing (outsiders section 1). */
export const offerRoutes = {
  door: steps.door,
  sendCode: steps.sendCode,
  openOffer: { ...steps.open, body: steps.open.body.omit({ locale: true }) },
  askAgain: steps.askAgain,
  /** Accepts the offer once, while it stands. A second press gets the same answer. */
  acceptOffer: route(pageApi('POST', `${at}/accept`), bySecret.writes(), {
    body: z.object({ name: requiredText(100) }),
    output: Offer,
  }),
  declineOffer: route(pageApi('POST', `${at}/decline`), bySecret.writes(), {
    body: z.object({ reason: requiredText(OFFER_REASON_MAX) }),
    output: Offer,
  }),
  offerFile: route(pageApi('POST', `${at}/file`), bySecret.writes('files:read'), {
    body: z.object({ inline: z.boolean().default(false) }),
    output: Url,
  }),
};
