import { collectionOf, collectionsOf, sitesOf, type WebflowCollection } from '#functions/platform/authority/webflow.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { serviceOutcome } from '#functions/platform/http/service-outcome.ts';
import { fieldsFor, unfilledFields } from '#shared/domains/booking/webflow/dates-rules.ts';
import {
  DATE_PARTS,
  type FieldMapping,
  type SiteField,
  type Target,
  type TargetInput,
} from '#shared/domains/booking/webflow/dates-schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { requiredToken } from '../connection.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
const named = ({ id, displayName }: { readonly id: string; readonly displayName: string }) => ({
  id,
  name: displayName,
});
const REFUSALS = { notAllowed: 'webflow.notAllowed', notFound: 'webflow.gone' } as const;

/** Asks Webflow for somebody who waits: a failure is an error in words. */
export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (e) {
    const outcome = serviceOutcome(e);
    throw new AppError(outcome in REFUSALS ? REFUSALS[outcome as keyof typeof REFUSALS] : 'webflow.noAnswer');
  }
}
export const siteChoices = async (ctx: Tenant) =>
  (await asked(sitesOf({ token: await requiredToken(ctx) }))).map(named);
export const collectionChoices = async (ctx: Tenant, siteId: string) =>
  (await asked(collectionsOf({ token: await requiredToken(ctx) }, siteId))).map(named);

export const fieldsIn = ({ fields }: WebflowCollection): SiteField[] =>
  fields.map(({ slug, displayName, type, isRequired }) => ({ slug, name: displayName, type, isRequired }));

function mappingOf(fields: readonly SiteField[], chosen: TargetInput['fields']): FieldMapping {
  const slugs = DATE_PARTS.flatMap((part) => chosen[part] || []);
  if (new Set(slugs).size < slugs.length) throw new AppError('webflow.fieldTwice');
  return Object.fromEntries(
    DATE_PARTS.flatMap((part) => {
      const slug = chosen[part];
      if (!slug) return [];
      const field = fieldsFor(part, fields).find((one) => one.slug === slug);
      if (!field) throw new AppError('choice', { field: `fields.${part}` });
      return [[part, { slug, type: field.type }]];
    }),
  );
}

/** Checks a choice at Webflow: the names, and that the fields take what they shall. */
export async function chosenTarget(ctx: Tenant, { siteId, collectionId, fields }: TargetInput): Promise<Target> {
  const token = await requiredToken(ctx);
  const [sites, collections] = await Promise.all([siteChoices(ctx), collectionChoices(ctx, siteId)]);
  const site = sites.find(({ id }) => id === siteId);
  const collection = collections.find(({ id }) => id === collectionId);
  if (!site) throw new AppError('choice', { field: 'siteId' });
  if (!collection) throw new AppError('choice', { field: 'collectionId' });
  const known = fieldsIn(await asked(collectionOf({ token }, collectionId)));
  const mapping = mappingOf(known, fields);
  if (unfilledFields(known, mapping).length > 0) throw new AppError('webflow.requiredField');
  return { site, collection, fields: mapping };
}
