import { newId } from '#functions/platform/data/id.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { MAIL_KINDS, type MailKind } from '#shared/domains/reference/mail-text/kinds.ts';
import type { MailTextFields, MailTextView } from '#shared/domains/reference/mail-text/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import { mailTextStore, storedText } from './store.ts';
import { mailTextView } from './view.ts';

type Texts = MailTextFields['texts'];

function created(ctx: UserContext, fields: MailTextFields): Stored<MailTextFields> {
  const { no } = MAIL_KINDS[fields.kind];
  const at = ctx.now.toISOString();
  return { ...fields, no, id: newId(ctx.now, no), rev: 1, createdAt: at, updatedAt: at };
}

/** Changes the texts of a mail. A user who saw an older revision is refused, with the newer texts. */
export async function changeTexts(
  ctx: UserContext,
  kind: MailKind,
  rev: number,
  change: (texts: Texts) => Texts,
): Promise<MailTextView> {
  const before = await storedText(ctx, kind);
  const stale = async () =>
    new AppError('stale', {}, { current: await mailTextView(ctx, kind, await storedText(ctx, kind)) });
  if ((before?.rev ?? 0) !== rev) throw await stale();
  const texts = change(before?.texts ?? {});
  if (isSame(texts, before?.texts ?? {})) return mailTextView(ctx, kind, before);
  const after = before ? mailTextStore.next(ctx, before, { kind, texts }) : created(ctx, { kind, texts });
  if (!(await unlessRefused('stale', commit(mailTextStore.writes(ctx, before, after))))) throw await stale();
  return mailTextView(ctx, kind, after);
}
