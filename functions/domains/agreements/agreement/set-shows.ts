import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { withShows } from '#shared/domains/agreements/agreement/joined.ts';
import type { Agreement, AgreementDefinition } from './public/kind.ts';
import { type Chosen, linkedTo, proposeFor, showsFor, withoutShows } from './public/shows.ts';
import { unlessHeld } from './public/signing-hold.ts';
import { checkAccess } from './public/view.ts';

/** Moves a draft to other shows. Its document stays as it is. */
export async function linkShows(kind: AgreementDefinition, ctx: UserContext, before: Agreement, chosen: Chosen) {
  kind.rules.checkLinkable(before);
  const shows = await showsFor(ctx, chosen);
  await proposeFor(kind, ctx, shows, before.locale);
  const after = checkAccess(
    kind,
    ctx,
    kind.store.next(ctx, before, { ...withoutShows(before), ...linkedTo(...shows) }),
  );
  return kind.store.update(ctx, before, after, { action: 'linkShow' });
}

/** Gives a draft other shows, in its document too, and starts its rendering. */
export async function setShows(kind: AgreementDefinition, ctx: UserContext, before: Agreement, chosen: Chosen) {
  kind.rules.checkLinkable(before);
  const shows = await showsFor(ctx, chosen);
  const { document } = await proposeFor(kind, ctx, shows, before.locale);
  const fields = {
    ...withoutShows(before),
    ...linkedTo(...shows),
    document: withShows(
      before.document,
      document,
      before.show.showId,
      shows.map(({ id }) => id),
    ),
  };
  const after = checkAccess(kind, ctx, kind.store.next(ctx, before, fields));
  const { outbox, extra } = await kind.rendering.askFor(ctx, after);
  const held = unlessHeld(ctx.tenantId, { kind: kind.entity, id: before.id }, 'locks');
  return kind.store.update(ctx, before, after, { action: 'setShows', outbox, extra: [...extra, held] });
}
