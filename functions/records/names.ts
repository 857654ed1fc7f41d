import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { servicesOf } from './book.ts';

const inKind =
  (kind: 'company' | 'contact') =>
  async (ctx: UserContext, id: Id): Promise<string | undefined> => {
    if (!ctx.actor.permissions.has(`${kind}.read`)) return undefined;
    const { names } = await servicesOf(kind);
    return (await names(ctx, [id]))[0]?.name;
  };

/** A file that the caller may fetch. */
async function fileName(ctx: UserContext, id: Id): Promise<string | undefined> {
  const { fileFor } = await import('#functions/domains/attached/file/public/access.ts');
  const file = await fileFor(ctx, id).catch((e: unknown) => {
    if (!(e instanceof AppError)) throw e;
  });
  return file?.name;
}

const NAMES = { company: inKind('company'), contact: inKind('contact'), file: fileName };
export type Nameable = keyof typeof NAMES;

export const isNameable = (type: string): type is Nameable => type in NAMES;
/** Finds the name of a record that a value refers to; none if it is missing or the caller may not read it. */
export const nameOf = (ctx: UserContext, type: Nameable, id: Id): Promise<string | undefined> => NAMES[type](ctx, id);
