import { sendingOf } from '#functions/domains/agreements/agreement/public/link.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { checkStep } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { statementTitle } from './public/title.ts';
import { statementRendering } from './rendering.ts';
import { statementStore } from './store.ts';

type Statement = Stored<StatementFields>;

/** Mails the links to a sent statement; the outbox keeps the promise. */
export async function mailStatement(ctx: UserContext, before: Statement, input: SendInput): Promise<Statement> {
  checkStep(before, 'mail');
  const rendering = await statementRendering.renderingOf(ctx.tenantId, before);
  if (rendering?.state !== 'ready') throw new AppError('statement.notReady');
  const { outbox, extra } = await sendingOf(
    ctx,
    {
      entity: 'statement',
      kind: 'statement',
      record: before,
      title: statementTitle(before, input.locale),
      about: before.artist.name,
      files: rendering.files,
      artistIds: [before.artist.artistId],
    },
    input,
  );
  return statementStore.update(ctx, before, before, { action: 'mailStatement', outbox, extra });
}
