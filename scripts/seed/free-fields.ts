import { freeFieldStore } from '#functions/domains/identity/free-field/store.ts';
import { freeFieldCategoryStore } from '#functions/domains/identity/free-field-category/store.ts';
import { freeFieldProfileStore } from '#functions/domains/identity/free-field-profile/store.ts';
import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import { numberOptions } from '#shared/domains/identity/free-field/rules.ts';
import {
  type FreeField,
  FreeFieldInput,
  type FreeKind,
  type FreeValue,
  type FreeValues,
} from '#shared/domains/identity/free-field/schemas.ts';
import { claimSlot } from '#shared/domains/identity/free-field/slots.ts';
import {
  type FreeFieldCategory,
  FreeFieldCategoryInput,
} from '#shared/domains/identity/free-field-category/contract.ts';
import { FreeFieldProfileInput } from '#shared/domains/identity/free-field-profile/contract.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { type FieldPlan, FREE_FIELDS } from './data/free-fields.ts';
import type { Random } from './random.ts';
import { type Sown, sow } from './sow.ts';
import type { Stage } from './stage.ts';
import type { Draft } from './writer.ts';

const categoryInputs = () =>
  FREE_KINDS.flatMap((mainArea) =>
    Object.keys(FREE_FIELDS[mainArea]).map((name) => FreeFieldCategoryInput.parse({ mainArea, name })),
  );

function fieldInput({ options = [], values: _, ...plan }: FieldPlan, mainArea: FreeKind, categoryId: string) {
  const named = options.map((name) => ({ no: 0, name, isActive: true }));
  return FreeFieldInput.parse({ ...plan, mainArea, categoryId, options: numberOptions([], named) });
}

function fieldInputs(categories: readonly FreeFieldCategory[]): FreeFieldInput[] {
  const made: FreeFieldInput[] = [];
  for (const { id, mainArea, name } of categories)
    for (const plan of FREE_FIELDS[mainArea][name] ?? []) {
      const input = fieldInput(plan, mainArea, id);
      const taken = made.filter((other) => other.mainArea === mainArea).map(({ slot }) => slot);
      made.push({ ...input, slot: claimSlot(input, '', taken) });
    }
  return made;
}

const profileInputs = (fields: readonly FreeField[]) => {
  const of = (area: FreeKind, mayEdit: boolean) =>
    fields.filter(({ mainArea }) => mainArea === area).map(({ id }) => ({ fieldId: id, mayEdit }));
  return [
    FreeFieldProfileInput.parse({
      name: 'Artists on tour',
      environment: 'external',
      isDefault: true,
      fields: of('show', false),
    }),
    FreeFieldProfileInput.parse({
      name: 'Tour managers',
      environment: 'internal',
      fields: [...of('show', true), ...of('artist', true)],
    }),
  ];
};

export interface FreeDemo {
  readonly fields: readonly Stored<FreeField>[];
  readonly masters: readonly Pick<Sown<never>, 'plant'>[];
}
/** Headings, fields and profiles; they are planted before the records that carry values. */
export function inventFreeFields(stage: Stage): FreeDemo {
  const categories = sow(stage, freeFieldCategoryStore, categoryInputs());
  const fields = sow(stage, freeFieldStore, fieldInputs(categories.rows));
  const profiles = sow(stage, freeFieldProfileStore, profileInputs(fields.rows));
  return { fields: fields.rows, masters: [categories, fields, profiles] };
}

const planOf = ({ mainArea, name }: FreeField): FieldPlan | undefined =>
  Object.values(FREE_FIELDS[mainArea])
    .flat()
    .find((plan) => plan.name === name);

/** A number of days is counted back from the record's own. */
function saidBy(chance: Random, plan: FieldPlan | undefined, { start }: { readonly start?: string }): FreeValue {
  const value = chance.pick(plan?.values ?? [null]);
  const isCounted = plan?.type === 'date' && typeof value === 'number' && start;
  return isCounted ? addDays(start.slice(0, 10), -value) : value;
}

/** Most records say something in some of their area's fields. */
export function fillingIn<T extends { readonly freeFields?: FreeValues | undefined; readonly start?: string }>(
  { random }: Stage,
  area: FreeKind,
  drafts: readonly Draft<T>[],
  fields: readonly FreeField[],
): Draft<T>[] {
  const chance = random.fork(`${area}.free`);
  const own = fields.filter(({ mainArea }) => mainArea === area);
  return drafts.map(({ ctx, record }) => {
    const said = own.flatMap((field): [string, FreeValue][] =>
      chance.chance(0.6) ? [[field.id, saidBy(chance, planOf(field), record)]] : [],
    );
    return { ctx, record: { ...record, freeFields: Object.fromEntries(said) } };
  });
}
