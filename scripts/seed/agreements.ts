import type { AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import { storeAgreement } from '#functions/domains/agreements/agreement/public/print-files.ts';
import type { PaperLook } from '#functions/domains/agreements/agreement/public/theme.ts';
import { storeDocument } from '#functions/platform/documents/store-document.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { draftDocument, type ShowSource } from '#shared/domains/agreements/agreement/draft.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { yearOf } from '#shared/kernel/time/date.ts';
import { linkWrites } from './contract-links.ts';
import type { Firm } from './data/agencies.ts';
import { report } from './progress.ts';
import type { Random } from './random.ts';
import type { Cast } from './shows.ts';
import type { Stage } from './stage.ts';
import { type Draft, draft, itemsPutBy, plant, putAll, reserve } from './writer.ts';

type Show = Stored<ShowFields>;
/** European dates, in English. */
export const LOCALE = 'en-gb';

/** The records that agreements are created from. */
export interface Material {
  readonly firm: Firm;
  readonly cast: Cast;
  readonly deals: readonly Draft<DealFields>[];
}
export const byId = <T extends { readonly id: string }>(all: readonly T[], id: string | undefined): T | undefined =>
  all.find((one) => one.id === id);

/** Facts on every agreement of a show. */
export function showSource(show: Show, today: string, { firm, cast, deals }: Material): ShowSource {
  const { name, userId } = show.owner;
  const { vatNumber, registerNumber, address } = firm;
  const { city, countryId: country } = address;
  return {
    locale: LOCALE,
    today,
    agency: {
      name: firm.name,
      currency: 'EUR',
      country,
      city,
      vatNumber,
      registerNumber,
      address: Address.parse(address),
    },
    owner: { name, email: byId(cast.agents, userId)?.email ?? '', phone: firm.phone },
    show,
    deal: deals.find(({ record }) => record.no === show.no)?.record,
    timetable: [],
    venue: byId(cast.companies, show.venue?.venueId),
  };
}
export const promoterAgreement = (show: Show, today: string, material: Material) =>
  draftDocument({
    ...showSource(show, today, material),
    promoter: byId(material.cast.companies, show.promoter?.companyId),
    contact: byId(material.cast.contacts, show.contact?.contactId),
  });

interface Made<F> {
  readonly ctx: TenantContext;
  readonly fields: F;
}
/** Agreements in the order in which they were drawn up, so that their numbers rise with time. */
export function numbered<F extends Pick<AgreementFields, 'number' | 'document'>>(
  random: Random,
  made: readonly Made<F>[],
  numberOf: (year: number, value: number) => string,
): Draft<F>[] {
  const last = new Map<number, number>();
  return made
    .toSorted((a, b) => a.ctx.now.getTime() - b.ctx.now.getTime())
    .map(({ ctx, fields }, i) => {
      const year = yearOf(fields.document.date);
      last.set(year, (last.get(year) ?? 0) + 1);
      const number = numberOf(year, last.get(year) ?? 1);
      return draft(random, ctx, i + 1, { ...fields, number, document: { ...fields.document, number } });
    });
}

interface Printing {
  readonly kind: AgreementDefinition;
  readonly look: PaperLook;
  /** Of the link to one; agreements that go out by no link have none. */
  readonly word?: string;
}

/** The agreements themselves, and the links to those that went out. */
async function* agreementsOf(
  stage: Stage,
  { firm, cast }: Material,
  { kind, look, word }: Printing,
  made: readonly Draft<AgreementFields>[],
) {
  const { entity, rendering } = kind;
  for (const [i, { record }] of made.entries()) {
    report(`${entity}Paper`, i + 1, made.length);
    // The agency itself is planted last: there is no limit to ask about yet.
    const files = await storeAgreement(look, stage.tenantId, record, storeDocument);
    const ready = { hash: rendering.hashOf(record), state: 'ready' as const, files };
    yield* itemsPutBy([rendering.renderingWrite(stage.tenantId, record.id, ready)]);
    if (!word || (entity !== 'contract' && entity !== 'quote')) continue;
    for (const file of files)
      yield* itemsPutBy(linkWrites(stage, { agency: firm.name, cast, entity, word, agreement: record, file }));
  }
}

export async function plantAgreements(
  stage: Stage,
  material: Material,
  printing: Printing,
  made: readonly Draft<AgreementFields>[],
): Promise<void> {
  const { tenantId, random } = stage;
  const { entity, store } = printing.kind;
  await plant(store, tenantId, made, random.fork(`${entity} log`));
  const years = made.map(({ record }) => yearOf(record.document.date));
  for (const year of new Set(years))
    await reserve(tenantId, `${entity}.${year}`, years.filter((other) => other === year).length);
  const items: Record<string, unknown>[] = [];
  for await (const item of agreementsOf(stage, material, printing, made)) items.push(item);
  await putAll(items);
}
