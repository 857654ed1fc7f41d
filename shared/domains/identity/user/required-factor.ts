import * as z from 'zod';
import { at, type Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';

/** The users of an agency who need a second factor. */
export const REQUIRED_OF = ['nobody', 'internal', 'everyone'] as const;
export const Requirement = z.object({
  of: z.enum(REQUIRED_OF, { error: 'choice' }),
  /** The first day on which users without a second factor can do nothing else. */
  from: LocalDate,
});
export type Requirement = z.infer<typeof Requirement>;

/** The moment from which a requirement holds, by the clock of the agency. */
export const heldFrom = ({ of, from }: Requirement, zone: string) =>
  of === 'nobody' ? undefined : { of, from: instantOf(at(from, '00:00'), zone) };

interface Required {
  readonly environment: 'internal' | 'external';
  readonly tenant: {
    readonly secondFactor?: { readonly of: 'internal' | 'everyone'; readonly from: Instant } | undefined;
  };
}
/** The moment from which a user needs a second factor; undefined if the agency does not require it of them. */
export const requiredFrom = ({ environment, tenant: { secondFactor } }: Required): Instant | undefined =>
  secondFactor && (secondFactor.of === 'everyone' || environment === 'internal') ? secondFactor.from : undefined;
