import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta, RevInput } from '#shared/kernel/record/record.ts';
import { reads, writes } from './access.ts';
import { core, v1 } from './record-contract.ts';
import { route } from './route.ts';

/** A text from outside that means something known. The meaning is empty until a user sets it. */
export const AliasFields = z.object({
  text: z.string(),
  /** The text means nothing known; users are not asked about it again. */
  cannotMap: z.boolean(),
  /** The place where the text was first seen. */
  seenAt: z.string(),
});
export type AliasFields = z.infer<typeof AliasFields>;
export const aliasOf = <const O extends z.ZodRawShape>(own: O) =>
  AliasFields.extend({ ...own, ...Meta.shape } as O & typeof Meta.shape);

export const AliasRef = z.object({ id: Id, rev: RevInput });
/** Mapping a text searches for records with it, which takes longer than a plain write. */
export const ALIAS_TIMEOUT = 60;

interface AliasSpec<O, W> {
  /** Its word in the address, as the spec has it: `statealias`. */
  readonly path: string;
  readonly output: z.ZodType<O>;
  /** The query that narrows the list. */
  readonly within: z.ZodType<W>;
}
/**
 * Builds the routes for texts with their meanings, and for unmapped texts. Each domain adds the route that maps a text:
 * only the domain knows the type of the meaning.
 */
export const aliasRoutes = <O, W>({ path, output, within }: AliasSpec<O, W>) => {
  const rows = z.object({ rows: z.array(output) });
  return {
    list: route(v1('GET', `/${path}`), reads('masterData.read'), { query: within, output: rows }),
    unmapped: route(core('GET', `/${path}/unmapped`), reads('masterData.read'), { output: rows }),
    setCannotMap: route(core('POST', `/${path}/setcannotmap`), writes('masterData.update'), {
      timeout: ALIAS_TIMEOUT,
      body: AliasRef,
      output,
    }),
  };
};
