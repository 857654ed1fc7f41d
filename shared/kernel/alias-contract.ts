import * as z from 'zod';
import { Id } from './ids.ts';
import { Meta, RevInput } from './record.ts';
import { core, v1 } from './record-contract.ts';
import { route } from './route.ts';

/** A text from outside in the place of something known; what it stands for is empty until somebody says it. */
export const AliasFields = z.object({
  text: z.string(),
  /** Stands for nothing known, and is not asked about again. */
  cannotMap: z.boolean(),
  /** Where it was seen first. */
  seenAt: z.string(),
});
export type AliasFields = z.infer<typeof AliasFields>;
export const aliasOf = <const O extends z.ZodRawShape>(own: O) =>
  AliasFields.extend({ ...own, ...Meta.shape } as O & typeof Meta.shape);

export const AliasRef = z.object({ id: Id, rev: RevInput });
/** Mapping one looks for what says so: longer than a plain write. */
export const aliasWrites = {
  audience: 'user',
  permission: 'masterData.update',
  grants: ['table:read', 'table:write'],
  timeout: 60,
} as const;

interface AliasSpec<O, W> {
  /** Its word in the address, as the spec has it: `statealias`. */
  readonly path: string;
  readonly output: z.ZodType<O>;
  /** What the list can be narrowed to. */
  readonly within: z.ZodType<W>;
}
/** What texts stand for, and those that wait to be mapped. Saying what one means is its domain's, which knows what. */
export const aliasRoutes = <O, W>({ path, output, within }: AliasSpec<O, W>) => {
  const reads = { audience: 'user', permission: 'masterData.read', grants: ['table:read'] } as const;
  const rows = z.object({ rows: z.array(output) });
  return {
    list: route({ ...v1('GET', `/${path}`), ...reads, query: within, output: rows }),
    unmapped: route({ ...core('GET', `/${path}/unmapped`), ...reads, output: rows }),
    setCannotMap: route({ ...core('POST', `/${path}/setcannotmap`), ...aliasWrites, body: AliasRef, output }),
  };
};
