import * as z from 'zod';

/** What a form of this schema starts with: its defaults, and nothing where something must be given. */
export const blankOf = (shape: z.core.$ZodShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const { success, data } = z.safeParse(field, undefined);
      return [name, success ? data : ''];
    }),
  );
