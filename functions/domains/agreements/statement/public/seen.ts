import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { statementStore } from '../store.ts';
import { checkAccess } from '../view.ts';

/** A statement that the caller may see, or 404. */
export const seenStatement = async (ctx: UserContext, id: Id): Promise<Stored<StatementFields>> =>
  checkAccess(ctx, await statementStore.get(ctx, id));
