import type { ErrorStatus } from '#shared/kernel/contract/route.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';

/** Returns the errors of every kind of agreement. */
export const agreementErrors = <const E extends AgreementKind>(entity: E) =>
  ({
    [`${entity}.frozen`]: 409,
    [`${entity}.locked`]: 409,
    [`${entity}.void`]: 409,
    [`${entity}.signing`]: 409,
    [`${entity}.notSent`]: 409,
    [`${entity}.notReady`]: 409,
    [`${entity}.paymentsDiffer`]: 409,
    [`${entity}.noFile`]: 404,
    [`${entity}.otherParty`]: 400,
    [`${entity}.otherCurrency`]: 400,
    [`${entity}.manyArtists`]: 400,
    dateRange: 400,
  }) as Readonly<Record<string, ErrorStatus>>;
