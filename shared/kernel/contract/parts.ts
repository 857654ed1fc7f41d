import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';

/** The body of a call that says nothing but its address. */
export const Nothing = z.object({});
/** The revision that the caller saw. */
export const Rev = z.object({ rev: RevInput });
/** A record and the revision of it that the caller saw. */
export const SeenRecord = z.object({ id: Id, rev: RevInput });
/** All rows at once. */
export const rowsOf = <S extends z.core.$ZodType>(row: S) => z.object({ rows: z.array(row) });
/** An address to open or to paste elsewhere. */
export const Url = z.object({ url: z.string() });
/** The address of a file, with the name under which it is saved. */
export const FileUrl = z.object({ url: z.string(), name: z.string() });
