import * as z from 'zod';

/** ULID: sortable by creation, opaque outside. */
export const Id = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, { error: 'notFound' });
export type Id = z.infer<typeof Id>;

/** 32 random bytes, base64url: checked by pattern before any read (outsiders section 2). */
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'linkUnknown' });

export const IdParams = z.object({ id: Id });
export const Done = z.object({ ok: z.literal(true) });
export const done = { ok: true } as const;
