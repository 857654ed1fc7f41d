import { linkedTo } from '#functions/domains/agreements/agreement/public/shows.ts';
import { purchaseKind } from '#functions/domains/agreements/purchase-agreement/public/kind.ts';
import { PURCHASE_THEME } from '#functions/domains/agreements/purchase-agreement/theme.ts';
import { quoteKind } from '#functions/domains/agreements/quote/public/kind.ts';
import { QUOTE_THEME } from '#functions/domains/agreements/quote/theme.ts';
import { draftPurchase } from '#shared/domains/agreements/purchase-agreement/draft.ts';
import { purchaseNumber } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import type { PurchaseFields, PurchaseStage } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { quoteNumber, VALID_DAYS } from '#shared/domains/agreements/quote/rules.ts';
import type { QuoteFields, QuoteStage } from '#shared/domains/agreements/quote/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, diffDays } from '#shared/kernel/time/date.ts';
import { byId, LOCALE, type Material, numbered, plantAgreements, promoterAgreement, showSource } from './agreements.ts';
import { billed, plantPayouts } from './payouts.ts';
import { plantReceived } from './received-invoices.ts';
import { type Stage, savedAt } from './stage.ts';
import type { Draft } from './writer.ts';

type Show = Stored<ShowFields>;

/** A quote fits the phase of its show. */
const QUOTES: readonly (readonly [QuoteStage, Phase])[] = [
  ['draft', 'options'],
  ['sent', 'options'],
  ['accepted', 'confirmed'],
  ['sent', 'options'],
  ['declined', 'cancelled'],
  ['draft', 'options'],
  ['accepted', 'confirmed'],
  ['void', 'cancelled'],
  ['expired', 'options'],
];
const PURCHASES: readonly PurchaseStage[] = [
  'draft',
  'sent',
  'signed',
  'signed',
  'void',
  'sent',
  'invoiceReceived',
  'approved',
  'approved',
  'paid',
  'invoiceReceived',
  'approved',
  'cancelled',
];
const STATUS: Readonly<Partial<Record<QuoteStage | PurchaseStage, string>>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  signed: 'Signed',
  void: 'Void',
};
const REASONS = ['The budget of the season is spent.', 'The date went to another artist.'];
/** Days ahead of shows that agreements are about. */
const AHEAD = { least: 20, most: 200 };

/** Shows to come with somebody to send an agreement to, each for one agreement. */
function showsFor(stage: Stage, name: string, shows: readonly Show[]): (phase: Phase) => Show | undefined {
  const near = stage.random.fork(name).shuffled(
    shows.filter((show) => {
      const ahead = diffDays(stage.today, showDay(show));
      return show.promoter && show.contact && show.fee && AHEAD.least <= ahead && ahead <= AHEAD.most;
    }),
  );
  return (phase) => {
    const at = near.findIndex((show) => show.phase === phase);
    return at < 0 ? undefined : near.splice(at, 1)[0];
  };
}

/** Some days after the show was entered, and not before it stands as it is. */
function drawnUp(stage: Stage, name: string, show: Show) {
  const random = stage.random.fork(`${name} of ${show.number}`);
  const age = diffDays(show.createdAt.slice(0, 10), stage.today);
  return savedAt(stage, random, Math.min(Math.max(1, age - 1), random.int(1, VALID_DAYS - 1)), show.owner);
}
const statusOf = ({ cast }: Material, mainArea: 'quote' | 'purchaseAgreement', name: string) => {
  const status = cast.statuses.find((one) => one.mainArea === mainArea && one.name === name);
  return status ? { statusId: status.id } : {};
};

function quoteOf(stage: Stage, show: Show, state: QuoteStage, i: number, material: Material) {
  const ctx = drawnUp(stage, 'quote', show);
  const at = ctx.now.toISOString();
  const document = promoterAgreement(show, at.slice(0, 10), material);
  const isDecided = state === 'accepted' || state === 'declined';
  const fields: QuoteFields = {
    number: '',
    stage: state,
    locale: LOCALE,
    template: 'standard',
    document: {
      ...document,
      validUntil: state === 'expired' ? addDays(stage.today, -1) : addDays(document.date, VALID_DAYS),
    },
    ...linkedTo(show),
    ...statusOf(material, 'quote', STATUS[state] ?? 'Accepted'),
    ...(show.promoter ? { company: show.promoter } : {}),
    ...(show.contact ? { contact: show.contact } : {}),
    ...(state === 'draft' ? {} : { sentAt: at }),
    ...(isDecided ? { decidedAt: at } : {}),
    ...(state === 'declined' ? { declineReason: REASONS[i % REASONS.length] ?? '' } : {}),
    owner: show.owner,
  };
  return { ctx, fields };
}

function purchaseOf(stage: Stage, show: Show, state: PurchaseStage, artist: ArtistInput | undefined, all: Material) {
  const ctx = drawnUp(stage, 'purchase', show);
  const at = ctx.now.toISOString();
  const fields: PurchaseFields = {
    number: '',
    stage: state,
    locale: LOCALE,
    template: 'standard',
    document: draftPurchase({ ...showSource(show, at.slice(0, 10), all), artist }),
    ...linkedTo(show),
    ...statusOf(all, 'purchaseAgreement', STATUS[state] ?? 'Signed'),
    ...(state === 'draft' ? {} : { sentAt: at }),
    ...(state === 'signed' ? { signedAt: at } : {}),
    owner: show.owner,
  };
  return { ctx, fields: billed(stage, fields, show, all) };
}

/** Quotes and purchase agreements in every stage, of shows to come. */
export function inventOffers(stage: Stage, material: Material, shows: readonly Show[]) {
  const [quoted, bought] = [showsFor(stage, 'quotes', shows), showsFor(stage, 'purchases', shows)];
  const quotes = QUOTES.flatMap(([state, phase], i) => {
    const show = quoted(phase);
    return show ? [quoteOf(stage, show, state, i, material)] : [];
  });
  const purchases = PURCHASES.flatMap((state) => {
    const show = bought('confirmed');
    const artist = byId(material.cast.artists, show?.artists[0]?.artistId);
    return show ? [purchaseOf(stage, show, state, artist, material)] : [];
  });
  const random = stage.random.fork('offers');
  return {
    quotes: numbered(random, quotes, quoteNumber),
    purchases: numbered(random, purchases, purchaseNumber),
  };
}

interface Offers {
  readonly quotes: readonly Draft<QuoteFields>[];
  readonly purchases: readonly Draft<PurchaseFields>[];
}
export async function plantOffers(stage: Stage, material: Material, { quotes, purchases }: Offers): Promise<void> {
  await plantAgreements(stage, material, { kind: quoteKind, look: QUOTE_THEME, word: 'Quote' }, quotes);
  await plantAgreements(stage, material, { kind: purchaseKind, look: PURCHASE_THEME }, purchases);
  await plantPayouts(stage, purchases);
  await plantReceived(stage, purchases);
}
