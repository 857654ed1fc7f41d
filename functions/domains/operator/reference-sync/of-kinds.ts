import type { Reference } from '#functions/platform/record/reference.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { AGREEMENT_KINDS, type AgreementKind } from '#shared/kernel/record/agreement.ts';
import { TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';

/** Makes a reference from a kind that loads with the first use of the reference. */
const loaded = <H>(name: string, load: () => Promise<Reference<H>>): Reference<H> => ({
  name,
  nosOf: async (...asked) => (await load()).nosOf(...asked),
  refresh: async (...asked) => (await load()).refresh(...asked),
  move: async (...asked) => (await load()).move(...asked),
  moveBack: async (...asked) => (await load()).moveBack(...asked),
});

/** Makes one reference for each kind of journey or stay. */
export const fromTravel = <H>(make: (services: ServicesOf<TravelKind>) => Reference<H>): readonly Reference<H>[] =>
  TRAVEL_KINDS.map((kind) => loaded(kind, async () => make(await servicesOf(kind))));

/** Makes one reference for each kind of agreement. */
export const fromAgreements = <H>(
  make: (services: ServicesOf<AgreementKind>, kind: AgreementKind) => Reference<H>,
): readonly Reference<H>[] =>
  AGREEMENT_KINDS.map((kind) => loaded(kind, async () => make(await servicesOf(kind), kind)));
