import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { PageQuery, paged } from '#shared/kernel/contract/paging.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate, periodWithin } from '#shared/kernel/time/date.ts';
import {
  AvailabilityException,
  AvailableArtist,
  EXCEPTION_KINDS,
  MAX_AVAILABILITY_DAYS,
  REASON_MAX,
} from './schemas.ts';

/** The longest exception; set an artist with a longer break to not active. */
const MAX_EXCEPTION_DAYS = 1100;
const ALL_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The most exceptions that can be restored at once. */
const MAX_BACK = 100;

const Period = { from: LocalDate, to: LocalDate };
const isSome = (values: readonly unknown[]) => values.length > 0;

const Question = periodWithin(
  MAX_AVAILABILITY_DAYS,
  z.object({
    ...Period,
    artistIds: z.array(Id).max(200).default([]),
    /** 1 is Monday. */
    weekdays: z.array(z.int().min(1).max(7)).refine(isSome, { error: 'choice' }).default(ALL_WEEKDAYS),
    countOptionsAsFree: z.boolean().default(false),
  }),
);
export type AvailabilityQuestion = z.infer<typeof Question>;
const Days = z.object({ artistId: Id, ...Period });
const daysOf = <S extends z.ZodType<z.infer<typeof Days>>>(schema: S) => periodWithin(MAX_EXCEPTION_DAYS, schema);
const Exceptions = z.object({
  artistId: Id,
  exceptions: z.array(AvailabilityException),
  /** The earlier exceptions of the same days in the same sense: hidden, or free and blocked. */
  replaced: z.array(AvailabilityException),
});
/** The days to clear of exceptions, and the exceptions to restore on them. */
const Back = Days.extend({
  back: z
    .array(AvailabilityException.omit({ byName: true, at: true }))
    .max(MAX_BACK)
    .default([]),
});

export const availabilityContract = contract('availability', {
  routes: {
    /** Lists the artists that the caller may offer, and when they are hidden. */
    artists: route(v1('GET', '/availability/artists'), reads('artist.read'), {
      output: z.object({
        rows: z.array(z.object({ id: Id, name: z.string(), own: z.boolean(), hidden: z.array(AvailabilityException) })),
      }),
    }),
    find: route(v1('POST', '/availability'), reads('artist.read'), {
      body: Question,
      output: z.object({
        artists: z.array(AvailableArtist),
        /** Left out if all requested days are hidden. */
        hidden: z.array(z.object({ id: Id, name: z.string() })),
      }),
    }),
    hide: route(v1('POST', '/availability/hide'), writes('artist.update'), {
      output: Exceptions,
      body: daysOf(Days.extend({ reason: text(REASON_MAX).default('') })),
    }),
    unhide: route(v1('POST', '/availability/unhide'), writes('artist.update'), {
      output: Exceptions,
      body: daysOf(Back),
    }),
    /** Marks days as free or blocked, whatever the calendar says. */
    override: route(v1('POST', '/availability/override'), writes('artist.update'), {
      output: Exceptions,
      body: daysOf(Days.extend({ state: z.enum(['free', 'blocked']), reason: requiredText(REASON_MAX) })),
    }),
    /** Removes such marks, so that the calendar decides again. */
    clear: route(v1('POST', '/availability/clear'), writes('artist.update'), {
      output: Exceptions,
      body: daysOf(Back),
    }),
    /** Lists the days that users marked as hidden, free or blocked, the next first. */
    list: route(pageApi('POST', '/availability/list'), reads('artist.read'), {
      body: z.object({
        artistIds: z.array(Id).max(200).default([]),
        kinds: z
          .array(z.enum(EXCEPTION_KINDS))
          .refine(isSome, { error: 'choice' })
          .default([...EXCEPTION_KINDS]),
        ...PageQuery.shape,
      }),
      output: paged(AvailabilityException.extend({ artistId: Id, artistName: z.string() })),
    }),
  },
});
