import { askedFirst } from '#functions/platform/record/asked-first.ts';
import { endsOf } from '#functions/platform/record/range-field.ts';
import type { ListMapping } from '#functions/platform/record/request.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';

type Agency = NonNullable<ListMapping['agency']>;
const MINUTES_A_DAY = 1440;
const NAME = 'notInvoiced';

/**
 * Adds the filter of shows without an invoice, by the number of their first day. The filter has days of its own,
 * because the list's period also finds a run in later months, where a sum would count it again.
 */
export const withUninvoiced = (own: Agency): Agency =>
  askedFirst(
    {
      names: [NAME],
      load: async (ctx) => {
        const { servicesOf } = await import('#functions/records/book.ts');
        const billed = await (await servicesOf('invoice')).billedShows(ctx);
        return ({ relation, values }) => {
          if (relation !== 'between') return [{ column: 'no', anyOf: [] }];
          const [first, last] = endsOf(values);
          return [
            { column: 'no', noneOf: billed },
            {
              column: 'key',
              ...(first === undefined ? {} : { min: first * MINUTES_A_DAY }),
              ...(last === undefined ? {} : { max: (last + 1) * MINUTES_A_DAY - 1 }),
            },
          ];
        };
      },
    },
    own,
  );

/** Without the right to read invoices, nobody may ask which shows have one. */
export const uninvoicedHidden: NonNullable<ListMapping['hidden']> = (ctx) =>
  isInternal(ctx) && ctx.actor.permissions.has('invoice.read') ? [] : [NAME];
