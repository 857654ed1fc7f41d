import * as z from 'zod';

/** Returns the start values of a form of this schema: its defaults, else an empty string. */
export const blankOf = (shape: z.core.$ZodShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const { success, data } = z.safeParse(field, undefined);
      return [name, success ? data : ''];
    }),
  );
