import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { feeOf } from '#shared/domains/agreements/agreement/several.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { Offer, OfferState } from './offer.ts';
import { isExpired } from './rules.ts';
import type { QuoteFields } from './schemas.ts';

const STATES: Readonly<Record<QuoteFields['stage'], OfferState>> = {
  draft: 'ended',
  sent: 'open',
  accepted: 'accepted',
  converted: 'accepted',
  declined: 'declined',
  void: 'ended',
  expired: 'expired',
};

/** The part of an offer that the quote has. */
type OfQuote = Omit<Offer, 'title' | 'recipient' | 'file' | 'isPreview'>;
/** Returns the offer of a quote, without the fields that only staff see. */
export function offerOf(
  quote: Pick<QuoteFields, 'stage' | 'document' | 'decidedAt' | 'answer'>,
  today: LocalDate,
): OfQuote {
  const { stage, document, decidedAt, answer } = quote;
  const { show, shows, currency, lines, vatText, payments, validUntil } = document;
  const { net, vat, gross } = agreementTotals(lines);
  const state = isExpired(quote, today) ? 'expired' : STATES[stage];
  return {
    state,
    validUntil,
    show: {
      artist: show.artist,
      date: show.date,
      ...(show.lastDate ? { lastDate: show.lastDate } : {}),
      venue: show.venue.name,
    },
    currency,
    ...(shows
      ? {
          shows: shows.map((one) => ({
            showId: one.showId,
            artist: one.artist,
            date: one.date,
            ...(one.lastDate ? { lastDate: one.lastDate } : {}),
            venue: [one.venue, one.city].filter(Boolean).join(', '),
            net: feeOf(document, one.showId),
          })),
        }
      : {}),
    lines: lines.map(({ text, quantity, net: sum, showId }) => ({
      text,
      quantity,
      net: sum,
      ...(showId ? { showId } : {}),
    })),
    vatText: vatText ?? '',
    net,
    vat: vat.map(({ rate, amount }) => ({ rate, amount })),
    gross,
    payments: payments.map(({ due, amount, text }) => ({ due, amount, text })),
    ...(decidedAt ? { decidedAt } : {}),
    ...(state === 'accepted' && answer ? { acceptedBy: answer.name } : {}),
  };
}
