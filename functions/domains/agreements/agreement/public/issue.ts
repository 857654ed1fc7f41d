import { pinTemplate } from '#functions/domains/agreements/agreement/pin-template.ts';
import { usualBookkeeping } from '#functions/domains/reference/bookkeeping/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { commitNumbered } from '#functions/platform/data/sequence.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { AgreementFields, AgreementTemplate } from '#shared/domains/agreements/agreement/schemas.ts';
import { readersOf } from '#shared/domains/agreements/agreement/shows.ts';
import { firstStatus } from '#shared/domains/reference/status/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { documentNumber, isYearly } from '#shared/kernel/money/document-number.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import type { Agreement, AgreementDefinition } from './kind.ts';
import { type Chosen, linkedTo, proposeFor, showsFor } from './shows.ts';
import { shown } from './view.ts';

/** How the agency numbers agreements of a kind: as its usual bookkeeping says. */
async function seriesOf(ctx: UserContext, { entity }: AgreementDefinition) {
  return (await usualBookkeeping(ctx.tenantId))?.series[entity];
}
type Series = Awaited<ReturnType<typeof seriesOf>>;

/** The name of the sequence, and its numbers in words; without a prefix the usual ones of the kind. */
function numbering({ entity, numberOf }: AgreementDefinition, series: Series, date: LocalDate) {
  const year = yearOf(date);
  if (!series?.prefix) return { name: `${entity}.${year}`, numberOf: (value: number) => numberOf(year, value) };
  return {
    name: isYearly(series.prefix) ? `${entity}.${year}` : `${entity}.all`,
    numberOf: (value: number) => documentNumber(series, date, value),
  };
}

/** An agreement with the next number of its series, its files on the way; `besides` belongs to the same write. */
export async function issue(
  kind: AgreementDefinition,
  ctx: UserContext,
  fields: AgreementFields,
  besides: (agreement: Agreement) => readonly Write[] = () => [],
) {
  const [agreement, series] = await Promise.all([kind.store.prepare(ctx, fields), seriesOf(ctx, kind)]);
  const { date } = agreement.document;
  const { name, numberOf } = numbering(kind, series, date);
  const writesFor = async (value: number): Promise<readonly Write[]> => {
    agreement.number = numberOf(value);
    Object.assign(agreement, { document: { ...agreement.document, number: agreement.number } });
    const { outbox, extra } = await kind.rendering.askFor(ctx, agreement, ctx.actor.userId);
    return [...kind.store.writes(ctx, undefined, agreement, { outbox, extra }), ...besides(agreement)];
  };
  await commitNumbered(ctx.tenantId, name, writesFor, { first: series?.next ?? 1 });
  return shown(kind, ctx, agreement);
}

/** The status that new agreements of a kind start with. */
export async function startingStatus(
  kind: AgreementDefinition,
  ctx: UserContext,
): Promise<Pick<AgreementFields, 'statusId'>> {
  const status = firstStatus(await statusesOf(ctx, kind.entity));
  return status ? { statusId: status.id } : {};
}

interface Wish {
  readonly locale?: Locale | undefined;
  readonly template: AgreementTemplate;
  readonly wordTemplateId?: Id | undefined;
}
/**
 * Issues an agreement with the fields that its shows propose. The agreement gets its number with the write; `besides`
 * belongs to the same write.
 */
export async function issueForShows(
  kind: AgreementDefinition,
  ctx: UserContext,
  chosen: Chosen,
  wish: Wish,
  besides: readonly Write[] = [],
) {
  // An ignored template id would look like one that counts.
  if (wish.wordTemplateId && wish.template !== 'word') throw new AppError('choice', { field: 'wordTemplateId' });
  const shows = await showsFor(ctx, chosen);
  const [{ company, contact, ...proposed }, wordTemplate, status] = await Promise.all([
    proposeFor(kind, ctx, shows, wish.locale),
    pinTemplate(ctx, kind.entity, wish),
    startingStatus(kind, ctx),
  ]);
  const linked = linkedTo(...shows);
  // Otherwise they could not open what they make.
  artistAccess.check(ctx, readersOf(linked), company && [company.companyId]);
  const fields: AgreementFields = {
    number: '',
    stage: 'draft',
    template: wish.template,
    ...proposed,
    ...(wordTemplate ? { wordTemplate } : {}),
    ...status,
    ...linked,
    ...(company ? { company } : {}),
    ...(contact ? { contact } : {}),
    owner: shows[0].owner,
  };
  return issue(kind, ctx, fields, () => besides);
}
