import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import type { CompanyFields } from '#shared/domains/company/schemas.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
import type { FlightFields } from '#shared/domains/flight/schemas.ts';
import type { GroundTransportFields } from '#shared/domains/ground-transport/schemas.ts';
import type { GuestListFields } from '#shared/domains/guest-list/schemas.ts';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';
import type { LodgingFields } from '#shared/domains/lodging/schemas.ts';
import type { PaymentFields } from '#shared/domains/payment/schemas.ts';
import type { ProductionFields } from '#shared/domains/production/schemas.ts';
import type { PurchaseFields } from '#shared/domains/purchase-agreement/schemas.ts';
import type { QuoteFields } from '#shared/domains/quote/schemas.ts';
import type { TrainFields } from '#shared/domains/train/schemas.ts';

type FieldOf<T> = T extends unknown ? keyof T : never;
type Booking = FieldOf<ProductionFields> | FieldOf<ContractFields> | FieldOf<QuoteFields> | FieldOf<PurchaseFields>;
type Money = FieldOf<InvoiceFields> | FieldOf<PaymentFields>;
type Party = FieldOf<ArtistInput> | FieldOf<CompanyFields> | FieldOf<ContactFields>;
type Travel =
  | FieldOf<FlightFields>
  | FieldOf<TrainFields>
  | FieldOf<LodgingFields>
  | FieldOf<GroundTransportFields>
  | FieldOf<GuestListFields>;

/** Of no use to a reader: they follow from what else is said. */
export const HIDDEN_FIELDS = [
  ...(['number', 'lockedAt', 'sort', 'sentAt', 'unlinkedAt', 'isPreliminary'] as const),
  ...(['freeFields', 'decidedAt', 'placeId', 'placeGeo', 'confirmed'] as const),
  ...([
    'base',
    'bookkeepingName',
    'buyer',
    'seller',
    'payTo',
    'termText',
    'groups',
    'creditedGroups',
    'creditIssued',
    'credits',
    'net',
    'tax',
  ] as const),
] as const;

/** Every field of a record that is logged: one without its words does not compile. */
export type LoggedField = Exclude<Booking | Money | Party | Travel, (typeof HIDDEN_FIELDS)[number]>;
