import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { submitBlockers } from '#shared/domains/agreements/esign/blockers.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import { esignMessages } from '#shared/domains/agreements/esign/messages.ts';
import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { act } from './act.ts';
import { promises } from './promises.ts';
import { type EsignRecord, esignStore } from './store.ts';

/** A document of the caller's artists, or 404. */
export async function esignFor(ctx: UserContext, id: Id): Promise<EsignRecord> {
  const document = await esignStore.get(ctx, id);
  artistAccess.check(ctx, document.artistIds);
  return document;
}

const blockersOf = (document: EsignRecord, locale: Locale) =>
  ['draft', 'review'].includes(document.state)
    ? submitBlockers(document).map(({ code, field }) => ({
        code,
        field,
        message: translate(esignMessages, locale, code),
      }))
    : [];

/** A document as staff see it. The answer's schema leaves out keys and hashes of the chain. */
export const shown = ({ locale }: Pick<UserContext, 'locale'>, { files, ...document }: EsignRecord): EsignView => ({
  ...document,
  files: files.map(({ sealed, ...file }) => ({ ...file, ...(sealed ? { sealedSha256: sealed.sha256 } : {}) })),
  blockers: blockersOf({ ...document, files }, locale),
});

export const userActor = ({ actor, ip, userAgent }: UserContext): Actor => ({
  kind: 'user',
  id: actor.userId,
  name: actor.name,
  ip,
  userAgent,
});

/** Runs a command of a user on a document that they may see. */
export async function actOn(ctx: UserContext, id: Id, command: Command): Promise<EsignRecord> {
  await esignFor(ctx, id);
  try {
    return await act(ctx, id, command, promises);
  } catch (e) {
    if (!(e instanceof AppError) || e.code !== 'stale') throw e;
    throw new AppError('stale', {}, { current: shown(ctx, await esignFor(ctx, id)) });
  }
}

export const actAs = async (ctx: UserContext, id: Id, command: Command): Promise<EsignView> =>
  shown(ctx, await actOn(ctx, id, command));
