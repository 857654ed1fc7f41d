import { substitutesFor } from '#functions/domains/identity/account/public/signing-orders.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { OWN_SIGNATURE_MISSING, SIGNATURE_MISSING } from '#shared/domains/agreements/esign/blocker-words.ts';
import { submitBlockers, withoutSignature } from '#shared/domains/agreements/esign/blockers.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import { countersignPlace } from '#shared/domains/agreements/esign/countersigning.ts';
import { esignMessages } from '#shared/domains/agreements/esign/messages.ts';
import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';
import type { EsignView, Mine } from '#shared/domains/agreements/esign/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { translate, withParams } from '#shared/kernel/text/translate.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { act } from './act.ts';
import { promises } from './promises.ts';
import { usersWithSignature } from './signatures.ts';
import { type EsignRecord, esignStore } from './store.ts';
import { shownCode } from './verification.ts';

const SIGNATURE_SETTINGS = '/personalsettings/signature-settings';

/** A document of the caller's artists, or 404. */
export async function esignFor(ctx: UserContext, id: Id): Promise<EsignRecord> {
  const document = await esignStore.get(ctx, id);
  artistAccess.check(ctx, document.artistIds);
  return document;
}

type Blockers = EsignView['blockers'];
/** One line for each countersigner without a signature. The caller's own leads to the settings. */
async function signatureBlockers({ tenantId, locale, actor }: UserContext, document: EsignRecord): Promise<Blockers> {
  const lacking = withoutSignature(document, await usersWithSignature(tenantId, document));
  return lacking.map(({ people }) => {
    const blocker = { code: 'esign.noSignatureOnFile', field: 'participants' };
    if (people.some(({ userId }) => userId === actor.userId))
      return { ...blocker, message: inLanguage(OWN_SIGNATURE_MISSING, locale), target: SIGNATURE_SETTINGS };
    const name = people.map((one) => one.name).join(', ');
    return { ...blocker, message: withParams(inLanguage(SIGNATURE_MISSING, locale), { name }) };
  });
}

async function blockersOf(ctx: UserContext, document: EsignRecord): Promise<Blockers> {
  if (!['draft', 'review'].includes(document.state)) return [];
  const own = submitBlockers(document).map(({ code, field }) => ({
    code,
    field,
    message: translate(esignMessages, ctx.locale, code),
  }));
  return [...own, ...(await signatureBlockers(ctx, document))];
}

/** The place in which one of these users countersigns. The caller is the first of them. */
export function mineOf(document: EsignRecord, [callerId = '', ...others]: readonly string[]): Mine | undefined {
  const place = countersignPlace(document, [callerId, ...others]);
  if (!place) return undefined;
  const { participant, person, readiness } = place;
  const insteadOf = person.userId === callerId ? {} : { insteadOf: person.name };
  return { participantId: participant.id, personId: person.id, readiness, ...insteadOf };
}

/** Asks for the users whom the caller substitutes only where it is not the caller's own turn. */
async function ownPlace(ctx: UserContext, document: EsignRecord): Promise<Mine | undefined> {
  const own = mineOf(document, [ctx.actor.userId]);
  if (own || document.state !== 'outForSignature') return own;
  return mineOf(document, [ctx.actor.userId, ...(await substitutesFor(ctx))]);
}

/** A document as staff see it. The answer's schema leaves out keys and hashes of the chain. */
export async function shown(ctx: UserContext, document: EsignRecord): Promise<EsignView> {
  const [mine, blockers] = await Promise.all([ownPlace(ctx, document), blockersOf(ctx, document)]);
  return {
    ...document,
    files: document.files.map(({ sealed, ...file }) => ({
      ...file,
      ...(sealed ? { sealedSha256: sealed.sha256 } : {}),
    })),
    blockers,
    ...(mine ? { mine } : {}),
    ...shownCode(document),
  };
}

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
    throw new AppError('stale', {}, { current: await shown(ctx, await esignFor(ctx, id)) });
  }
}

export const actAs = async (ctx: UserContext, id: Id, command: Command): Promise<EsignView> =>
  shown(ctx, await actOn(ctx, id, command));
